import { EventEmitter, once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { generateExperts } from '#demo/generate/generate-experts.ts'
import { numberedHandle } from '#demo/generate/handle-maker.ts'
import { generatedEmail } from '#demo/written-accounts.ts'

import { expertRows } from './expert-rows.ts'
import { type BulkPart, createExpertWriter } from './expert-writer.ts'
import type { ReadTexts } from './lexicon.ts'
import { createPageCounter, type PageCounts } from './page-counter.ts'

export type BulkOrder = {
  from: number
  to: number
  now: Date
  password: string
  /** Handles that are taken. */
  taken: string[]
}

/** `questions` is a port that receives texts and returns the words that the database reads in them. */
export type BulkWork = BulkOrder & { questions: MessagePort }

/** Experts that are ready to be written, and their number. */
export type BulkBatch = { parts: BulkPart[]; experts: number }

/** Batches and, at the end, the counts of the pages that list the experts. */
export type BulkMessage = BulkBatch | { counted: PageCounts[] }

/** Each batch leaves a few pages of every table partly empty, so batches are large; but they are held in memory. */
const BATCH = 3000
/** The maximum number of batches that wait to be written; then the worker pauses. */
const AHEAD = 2

async function work({ from, to, now, password, taken, questions }: BulkWork): Promise<void> {
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
  const writer = createExpertWriter(async (texts) => {
    questions.postMessage(texts, [])
    const [read] = (await once(questions, 'message')) as [ReadTexts]
    return read
  })
  let experts = 0
  const send = async () => {
    const parts = await writer.take()
    port.postMessage(
      { parts, experts } satisfies BulkMessage,
      parts.map(({ lines }) => lines.buffer),
    )
    experts = 0
    waiting++
    if (waiting >= AHEAD) await once(room, 'made')
  }
  for (const expert of generateExperts(loadCatalogue(), { from, to })) {
    const { handle, name, index } = expert
    const isTaken = known.has(handle) || known.has(`${handle}-workspace`)
    const named = isTaken ? { ...expert, handle: numberedHandle(name, index) } : expert
    const rows = expertRows(named, { now, email: generatedEmail(index), password })
    writer.add(named, rows)
    counter.addExpert(rows.listing)
    experts++
    if (experts >= BATCH) await send()
  }
  await send()
  port.postMessage({ counted: counter.pages() } satisfies BulkMessage)
  questions.close()
  port.close()
}

await work(workerData as BulkWork)
