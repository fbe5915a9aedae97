import type { Store } from '#sdk/examples/host/data/store.ts'
import { type createGuildhallClient, type HostLine, isTemporary } from '#sdk/guildhall-client.ts'

import { describeEntry, HOST_KINDS } from './describe-entry.ts'

export type Guildhall = ReturnType<typeof createGuildhallClient>

/** What became of a report, for the activity page. */
export type Sent = { at: string; what: string; status: string; why?: string | undefined }

const PAUSES_MS = { first: 500, longest: 30_000 }
const SENT_SHOWN = 50

/**
 * Reports wait here until Guildhall has answered them: of each entry only the newest. They are in memory alone, since
 * what a crash loses is found by the next reconciliation.
 */
export function openReportQueue(store: Store, guildhall: Guildhall) {
  const waiting = new Map<string, HostLine>()
  const sent: Sent[] = []
  let [pause, problem] = [PAUSES_MS.first, '']
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined

  function add(line: HostLine): void {
    waiting.set(`${line.kind} ${line.id}`, line)
    schedule(0)
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function sendAll(): Promise<void> {
    try {
      let temporary: string | undefined
      for await (const { line, answer } of guildhall.sendBatch([...waiting.values()])) {
        const key = `${line.kind} ${line.id}`
        if (isTemporary(answer)) temporary = answer.error?.msg
        // Unless it has changed again meanwhile. A permanent refusal is shown, not repeated.
        else if (waiting.get(key) === line) waiting.delete(key)
        sent.unshift({ at: new Date().toISOString(), what: key, status: answer.status, why: answer.error?.msg })
        sent.splice(SENT_SHOWN)
      }
      if (temporary !== undefined) return retryLater(temporary)
      ;[pause, problem] = [PAUSES_MS.first, '']
      if (waiting.size > 0) schedule(0)
    } catch (error) {
      // Away, restarting, or the token is wrong: everything unanswered is sent again. Repeating is harmless.
      retryLater(error instanceof Error ? error.message : String(error))
    }
  }

  function retryLater(why: string): void {
    problem = why
    schedule(pause)
    pause = Math.min(pause * 2, PAUSES_MS.longest)
  }

  /** One batch at a time: later calls wait for it. */
  async function flush(): Promise<void> {
    if (sending) return sending
    if (waiting.size === 0) return
    clearTimeout(timer)
    sending = sendAll()
    await sending.finally(() => (sending = undefined))
  }

  store.onChange(({ kind, id, version, removed }) => {
    const line = removed ? undefined : describeEntry(store, kind, id)
    add(line ?? { kind: HOST_KINDS[kind], id, deleted: true, version })
  })

  return {
    add,
    flush,
    status: () => ({ waiting: [...waiting.keys()], sent, problem }),
    close: () => clearTimeout(timer),
  }
}

export type ReportQueue = ReturnType<typeof openReportQueue>
