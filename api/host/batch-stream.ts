import type { ApiDeps } from '#api/api-env.ts'
import { HOST_BATCH } from '#domain/host/host-batch.ts'

import { answerLines, type BatchContext, type ParsedLine, parseLine } from './answer-lines.ts'
import { type Line, readLines } from './read-lines.ts'

/** R404: answers a body line by line while it arrives, holding a few hundred lines at most. */
export function batchStream(deps: ApiDeps, body: ReadableStream<Uint8Array>, context: BatchContext) {
  const source = readLines(body.getReader())
  const encoder = new TextEncoder()
  let waiting: Line[] = []
  let ended = false

  /** Lines that can be taken together: of one entry only the first, since the next depends on it. */
  function takeTogether(): ParsedLine[] {
    const lines: ParsedLine[] = []
    const entries = new Set<string>()
    let [used, bytes] = [0, 0]
    for (const one of waiting) {
      const line = parseLine(one, context)
      const entry = line?.report.ok ? `${line.kind} ${line.id}` : undefined
      if (entry !== undefined && entries.has(entry)) break
      if (lines.length >= HOST_BATCH.lines || bytes > HOST_BATCH.bytes) break
      if (entry !== undefined) entries.add(entry)
      if (line) lines.push(line)
      bytes += one.text?.length ?? 0
      used += 1
    }
    waiting = waiting.slice(used)
    return lines
  }

  const isFull = () =>
    waiting.length >= HOST_BATCH.lines ||
    waiting.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) > HOST_BATCH.bytes

  async function fill(): Promise<void> {
    while (!ended && !isFull()) {
      const more = await source.next(waiting.length > 0 ? HOST_BATCH.pauseMs : undefined)
      if (more === 'later') return
      if (more === undefined) ended = true
      else waiting.push(...more)
    }
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (!ended || waiting.length > 0) {
        await fill()
        const answers = await answerLines(deps, takeTogether(), context)
        if (answers.length === 0) continue
        return controller.enqueue(encoder.encode(answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')))
      }
      controller.close()
    },
  })
}
