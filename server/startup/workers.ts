import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'

import type { ShutdownHandle } from './shutdown.ts'

const WORKER = fileURLToPath(new URL('../worker.ts', import.meta.url))
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 10_000
/** A worker that ran this long was healthy, so its restart delay is reset. */
const WELL_MS = 30_000
/** After the grace time, see R363. */
const STOP_MS = 8000

type Options = {
  count: number
  env: Record<string, string>
  stop: Pick<ShutdownHandle, 'add'>
  /** A worker has ended by itself, and another takes its place. */
  onRestart: (worker: { number: number; why: string | number }) => void
  /** R363: how long a worker goes on after it was told to stop. */
  stopGraceMs?: number
  /** The program that each of them runs. */
  program?: string
}

/**
 * Starts processes that serve on one port and share nothing but the database. A worker that ends is replaced, with a
 * delay that grows while it keeps ending. Resolves once all of them listen.
 */
export async function startWorkers({
  count,
  env,
  stop,
  onRestart,
  stopGraceMs = 0,
  program = WORKER,
}: Options): Promise<void> {
  let stopping = false
  let wait = FIRST_WAIT_MS
  // Round robin: otherwise one worker gets nearly all connections.
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({ exec: program })
  const born = new Map<number, number>()

  function start(number: number): Worker {
    const worker = cluster.fork(env)
    born.set(worker.id, Date.now())
    worker.on('exit', (code, signal) => {
      if (stopping) return
      if (Date.now() - (born.get(worker.id) ?? 0) > WELL_MS) wait = FIRST_WAIT_MS
      born.delete(worker.id)
      onRestart({ number, why: signal ?? code })
      setTimeout(() => !stopping && start(number), wait).unref()
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    })
    return worker
  }

  stop.add(async () => {
    stopping = true
    await Promise.all(
      Object.values(cluster.workers ?? {}).flatMap((worker) => (worker ? ended(worker, stopGraceMs + STOP_MS) : [])),
    )
  })
  await Promise.all(Array.from({ length: count }, (_, index) => listening(start(index + 1))))
}

function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.once('exit', () => reject(new Error('A worker ended before it could serve.')))
  })
}

function ended(worker: Worker, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => worker.process.kill('SIGKILL'), ms)
    worker.once('exit', () => {
      clearTimeout(deadline)
      resolve()
    })
    worker.process.kill('SIGTERM')
  })
}
