import { setImmediate as yieldToOthers } from 'node:timers/promises'

import type { ApiDeps } from '#api/api-env.ts'
import { HOST_BATCH_LIMITS, type HostLineAnswer } from '#domain/host/host-batch.ts'
import { fail } from '#domain/result.ts'

import { type BodyLine, createLineReader } from './line-reader.ts'
import {
  processHostLines,
  type HostBatchContext,
  type ParsedHostLine,
  parseHostLine,
  refusedHostLine,
} from './process-host-lines.ts'

/** R404: answers a body line by line while it arrives, holding a few hundred lines at most. */
export function streamHostBatch(deps: ApiDeps, body: ReadableStream<Uint8Array>, context: HostBatchContext) {
  const source = createLineReader(body.getReader())
  const encoder = new TextEncoder()
  let waiting: BodyLine[] = []
  let ended = false
  let refused = 0

  /** Lines that can be taken together: of one entry only the first, since the next depends on it. */
  function takeTogether(): ParsedHostLine[] {
    const lines: ParsedHostLine[] = []
    const entries = new Set<string>()
    let [used, bytes] = [0, 0]
    for (const one of waiting) {
      const line = parseHostLine(one, context)
      const entry = line?.report.ok ? `${line.kind} ${line.id}` : undefined
      if (entry !== undefined && entries.has(entry)) break
      if (lines.length >= HOST_BATCH_LIMITS.lines || bytes > HOST_BATCH_LIMITS.bytes) break
      if (entry !== undefined) entries.add(entry)
      if (line) lines.push(line)
      bytes += one.text?.length ?? 0
      used += 1
    }
    waiting = waiting.slice(used)
    return lines
  }

  const isFull = () =>
    waiting.length >= HOST_BATCH_LIMITS.lines ||
    waiting.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) > HOST_BATCH_LIMITS.bytes

  async function fill(): Promise<void> {
    while (!ended && !isFull()) {
      const more = await source.next(waiting.length > 0 ? HOST_BATCH_LIMITS.pauseMs : undefined)
      if (more === 'later') return
      if (more === undefined) ended = true
      else waiting.push(...more)
    }
  }

  /** R541: refuses the line after the last answer, and reads no further. */
  function stop(line: number): HostLineAnswer {
    ;[ended, waiting] = [true, []]
    const detail = `more than ${HOST_BATCH_LIMITS.refused} lines were refused; correct them, then send the rest from this line on`
    return refusedHostLine({ line }, fail('too_many_refused', detail).error)
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (!ended || waiting.length > 0) {
        await fill()
        // Lines that are refused without a query would otherwise keep all other requests waiting.
        await yieldToOthers()
        const answers = await processHostLines(deps, takeTogether(), context)
        const last = answers.at(-1)
        if (!last) continue
        refused += answers.filter(({ status }) => status === 'refused').length
        if (refused > HOST_BATCH_LIMITS.refused) answers.push(stop(last.line + 1))
        return controller.enqueue(encoder.encode(answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')))
      }
      controller.close()
    },
  })
}
