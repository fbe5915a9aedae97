import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

import { Overloaded } from '#domain/unavailable.ts'

import { residentBytes } from './resident-memory.ts'

export type WorkerLimits = {
  /** Limit while a job runs. */
  residentBytes: number
  /** Limit between jobs: a worker that holds more is replaced, so that the next job has the same room. */
  restingBytes: number
  seconds: number
  idleSeconds: number
}

/** The worker ended, or was killed, before it answered. */
export class WorkerEnded extends Error {}

/** The decoders of a large picture take some hundred megabytes within a second. */
const POLL_MS = 10

type Options = {
  script: string
  env: Record<string, string>
  limits: WorkerLimits
  /** Called when a worker ends before it answered, or does not start. */
  onEnd: (why: string) => void
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const onExit = (code: number | null, signal: string | null) => {
    reject(new WorkerEnded(`it ended by itself (${signal ?? code})`))
  }
  // Once it runs, a failed send is followed by `exit`.
  const onError = (error: Error) => {
    if (child.pid === undefined) reject(error)
  }
  child.on('message', resolve).on('exit', onExit).on('error', onError)
  try {
    return await promise
  } finally {
    child.off('message', resolve).off('exit', onExit).off('error', onError)
  }
}

/**
 * One child process that runs one job at a time. It starts with the first job and again after it died; it is killed
 * when it takes more memory or time than a job may, or has been idle for a while. It gets this environment and no
 * other.
 */
export function createWorkerProcess<Job extends object, Answer>({ script, env, limits, onEnd }: Options) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  /** The worker's next message, unless it exceeds a limit first. */
  async function answerOf(worker: ChildProcess): Promise<unknown> {
    const answer = nextMessage(worker)
    const answered = new AbortController()
    const deadline = performance.now() + limits.seconds * 1000
    let why: string | undefined
    const watch = async () => {
      while (!answered.signal.aborted && !why) {
        const resident = worker.pid === undefined ? undefined : await residentBytes(worker.pid)
        if ((resident ?? 0) > limits.residentBytes) why = 'it took too much memory'
        else if (performance.now() > deadline) why = 'it took too long'
        if (why) worker.kill('SIGKILL')
        else await setTimeout(POLL_MS, undefined, { signal: answered.signal }).catch(() => {})
      }
    }
    void watch()
    // A worker keeps this process alive only while a job runs.
    worker.ref()
    worker.channel?.ref()
    try {
      return await answer
    } catch (error) {
      const ended = new WorkerEnded(why ?? (error instanceof Error ? error.message : String(error)))
      onEnd(ended.message)
      throw ended
    } finally {
      answered.abort()
      worker.unref()
      worker.channel?.unref()
    }
  }

  async function start(): Promise<ChildProcess> {
    try {
      const started = spawn(process.execPath, [script], {
        env,
        // The IPC channel tells the worker when we are gone, however we ended.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
      })
      // A job may be sent to a worker that has just ended; its `exit` is handled as well.
      started.on('error', () => {})
      started.once('exit', () => {
        if (child === started) child = undefined
      })
      child = started
      await answerOf(started)
      return started
    } catch {
      child = undefined
      throw new Overloaded('a worker did not start')
    }
  }

  function end(): Promise<void> {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      ending.once('exit', () => resolve())
      // Keeps this process alive until the worker has ended.
      ending.ref()
      ending.kill('SIGKILL')
    })
  }

  return {
    /** Process id of the current worker. */
    pid: () => child?.pid,
    async run(job: Job): Promise<Answer> {
      clearTimeout(idle)
      if (closed) throw new Overloaded('the server is stopping')
      const worker = child ?? (await start())
      try {
        worker.send(job)
        const answer = (await answerOf(worker)) as Answer
        if (worker.pid !== undefined && ((await residentBytes(worker.pid)) ?? 0) > limits.restingBytes) await end()
        return answer
      } finally {
        idle = globalThis.setTimeout(() => void end(), limits.idleSeconds * 1000).unref()
      }
    },
    close(): Promise<void> {
      closed = true
      clearTimeout(idle)
      return end()
    },
  }
}
