import { type ChildProcess, spawn } from 'node:child_process'

import { afterEach, expect, test } from 'vitest'

import { keepRunning } from './keep-running.mjs'

/** The child processes of a test; the last one is running. */
let children: ChildProcess[] = []
let logged: string[] = []
let stop: (signal: NodeJS.Signals) => void = () => {}
afterEach(() => {
  stop('SIGKILL')
  ;[children, logged] = [[], []]
})

const SERVE = `process.send('open'); setInterval(() => {}, 1000)`

type Run = { restarts?: boolean; healthyMs?: number }

/** Runs these programs one after the other, repeating the last; resolves with the exit code. */
function run(programs: string[], { restarts = true, healthyMs = 60_000 }: Run = {}): Promise<number> {
  return new Promise((exit) => {
    const running = keepRunning({
      start() {
        const program = programs[Math.min(children.length, programs.length - 1)] ?? ''
        const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
        children.push(child)
        return child
      },
      restarts,
      log: (line: string) => logged.push(line),
      exit,
      pauses: { first: 0.01, longest: 0.04 },
      healthyMs,
    })
    stop = (signal) => running.stop(signal)
  })
}

async function whenOpen(count: number): Promise<ChildProcess> {
  await expect.poll(() => children.length, { timeout: 10_000 }).toBe(count)
  const child = children.at(-1) as ChildProcess
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

test('R196 a server that is killed or fails is restarted, and one line is logged', async () => {
  const exited = run([SERVE])
  ;(await whenOpen(1)).kill('SIGKILL')
  await whenOpen(2)
  expect(logged).toEqual(['The server ended unexpectedly (SIGKILL); it is started again in 0.01 s.'])
  stop('SIGTERM')
  expect(await exited).toBe(1)
  expect(children).toHaveLength(2)
})

test('R196 the pause grows up to a limit, and is reset once the server has been healthy for a while', async () => {
  const pauses = () => logged.map((line) => Number(/in (\S+) s/.exec(line)?.[1]))
  void run(['process.exit(3)'])
  await expect.poll(pauses, { timeout: 10_000 }).toEqual([0.01, 0.02, 0.04, 0.04])
  stop('SIGTERM')
  ;[children, logged] = [[], []]
  void run(['process.exit(3)'], { healthyMs: 0 })
  await expect.poll(() => pauses().slice(0, 4), { timeout: 10_000 }).toEqual([0.01, 0.01, 0.01, 0.01])
})

test('R196 a start that refuses is final, unless the server was open before', async () => {
  expect(await run(['process.exit(78)'])).toBe(1)
  expect([children.length, logged]).toEqual([1, []])
  children = []
  void run([SERVE, 'process.exit(78)', SERVE])
  ;(await whenOpen(1)).kill('SIGKILL')
  await whenOpen(3)
  expect(logged).toHaveLength(2)
})

test('R196 a signal, a signal during the pause, and a clean exit all end it permanently', async () => {
  const exited = run([SERVE])
  await whenOpen(1)
  stop('SIGINT')
  expect(await exited).toBe(1)
  children = []
  expect(await run(['process.exit(0)'])).toBe(0)
  children = []
  const waiting = run(['process.exit(3)'])
  await expect.poll(() => logged.length, { timeout: 10_000 }).toBeGreaterThan(0)
  stop('SIGTERM')
  expect(await waiting).toBe(1)
})

test('other commands pass on their exit code', async () => {
  expect(await run(['process.exit(3)'], { restarts: false })).toBe(3)
  expect(children).toHaveLength(1)
})
