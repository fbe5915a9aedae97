import { EventEmitter, once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { copyRows } from '#db/copy-in.ts'
import { generateExperts } from '#demo/generate/generate-experts.ts'
import { numberedHandle } from '#demo/generate/handle-maker.ts'

import { type ExpertRows, expertRows, generatedEmail, SEEDED_TABLES, type SeededTable } from './expert-rows.ts'
import { createPageCounter, type PageCounts } from './page-counter.ts'

export type BulkOrder = {
  from: number
  to: number
  now: Date
  password: string
  /** Handles that somebody has. */
  taken: string[]
}

/** One table's share of a batch, as COPY reads it. */
export type BulkPart = { table: SeededTable; columns: string[]; lines: Uint8Array }

/** Experts that are ready to be written, and how many they are. */
export type BulkBatch = { parts: BulkPart[]; experts: number }

/** At the end, what all of them have made of the pages that list them. */
export type BulkMessage = BulkBatch | { counted: PageCounts[] }

const BATCH = 2000
/** So many batches wait to be written; then none is made until one is. */
const AHEAD = 3

function toParts(batch: ExpertRows[]): BulkPart[] {
  return SEEDED_TABLES.flatMap((table) => {
    const rows = batch.flatMap((one): object[] => one[table])
    const columns = Object.keys(rows[0] ?? {})
    return rows.length > 0 ? [{ table, columns, lines: copyRows(columns as never[], rows) }] : []
  })
}

async function work({ from, to, now, password, taken }: BulkOrder): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('This runs as a worker only.')
  const known = new Set(taken)
  let waiting = 0
  const room = new EventEmitter()
  port.on('message', () => {
    waiting--
    room.emit('made')
  })
  const counter = createPageCounter()
  const send = async (batch: ExpertRows[]) => {
    const parts = toParts(batch)
    for (const { listing } of batch) counter.addExpert(listing)
    port.postMessage(
      { parts, experts: batch.length } satisfies BulkMessage,
      parts.map(({ lines }) => lines.buffer as ArrayBuffer),
    )
    waiting++
    if (waiting >= AHEAD) await once(room, 'made')
  }
  let batch: ExpertRows[] = []
  for (const expert of generateExperts(loadCatalogue(), { from, to })) {
    const { handle, name, index } = expert
    const isTaken = known.has(handle) || known.has(`${handle}-workspace`)
    const named = isTaken ? { ...expert, handle: numberedHandle(name, index) } : expert
    batch.push(expertRows(named, { now, email: generatedEmail(index), password }))
    if (batch.length < BATCH) continue
    await send(batch)
    batch = []
  }
  if (batch.length > 0) await send(batch)
  port.postMessage({ counted: counter.pages() } satisfies BulkMessage)
  port.close()
}

await work(workerData as BulkOrder)
