import { expect, test } from 'vitest'

import { ClientGone, Overloaded } from '#domain/unavailable.ts'

import { createConcurrencyLimiter } from './concurrency-limiter.ts'

const LIMITS = { running: 4, runningPerBlock: 2, waiting: 6, waitingPerBlock: 4, waitMs: 60_000 }

/** One task starts per turn of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

/** Tasks that run until they are told to end. */
function openTasks(limits = LIMITS) {
  const limiter = createConcurrencyLimiter(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  function run(block: string, name: string, signal?: AbortSignal): Promise<string> {
    const task = () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }
    const ran = limiter.run(block, task, signal)
    // Tasks that still wait at the end of a test are refused later, when nothing awaits them.
    ran.catch(() => {})
    return ran
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { limiter, run, end, started }
}

test('R581 a block runs its share at once, and the rest of its tasks in order', async () => {
  const { run, end, started, limiter } = openTasks()
  const answers = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name))
  await settle()
  expect(started).toEqual(['a1', 'a2'])
  await end('a2')
  expect(started).toEqual(['a1', 'a2', 'a3'])
  await end('a1')
  await end('a3')
  await end('a4')
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'a4'])
  expect(limiter.stats()).toEqual({ running: 0, waiting: 0 })
})

test('R581 a block that waits with many tasks does not hold up another', async () => {
  const { run, end, started } = openTasks()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run('a', name)
  for (const name of ['b1', 'b2']) void run('b', name)
  await settle()
  expect([...started].sort()).toEqual(['a1', 'a2', 'b1', 'b2'])
  for (const name of ['c1', 'c2']) void run('c', name)
  await end('b1')
  await end('b2')
  expect(started.slice(4)).toEqual(['c1', 'c2'])
  await end('c1')
  await end('a1')
  expect(started.slice(6)).toEqual(['a3'])
})

test('R581 tasks that need no I/O leave room for others between them', async () => {
  const limiter = createConcurrencyLimiter({ ...LIMITS, waiting: 100, waitingPerBlock: 100 })
  const seen: string[] = []
  const tasks = Array.from({ length: 20 }, () => limiter.run('a', async () => void seen.push('task')))
  setImmediate(() => seen.push('other'))
  await Promise.all(tasks)
  expect(seen.indexOf('other')).toBeLessThan(3)
  expect(seen.filter((one) => one === 'task')).toHaveLength(20)
})

test('R581 blocks take turns', async () => {
  const { run, end, started } = openTasks({ ...LIMITS, running: 1 })
  for (const name of ['a1', 'a2', 'a3']) void run('a', name)
  for (const name of ['b1', 'b2']) void run('b', name)
  await settle()
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('R581 a task beyond what may wait, or that waited too long, is refused', async () => {
  const { run, limiter } = openTasks()
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
  for (const name of names) {
    void run('a', name)
    await settle()
  }
  await expect(run('a', 'a7')).rejects.toBeInstanceOf(Overloaded)
  for (const name of ['b1', 'b2', 'b3', 'b4']) {
    void run('b', name)
    await settle()
  }
  await expect(run('c', 'c1')).rejects.toBeInstanceOf(Overloaded)
  expect(limiter.stats()).toEqual({ running: 4, waiting: 6 })

  const shortWait = openTasks({ ...LIMITS, waitMs: 100 })
  for (const name of ['a1', 'a2']) void shortWait.run('a', name)
  await settle()
  await expect(shortWait.run('a', 'a3')).rejects.toMatchObject({ retryAfterSeconds: 5 })
  expect(shortWait.limiter.stats()).toEqual({ running: 2, waiting: 0 })
})

test('R582 a task whose client has gone does not start', async () => {
  const { run, end, started, limiter } = openTasks()
  const client = new AbortController()
  for (const name of ['a1', 'a2']) void run('a', name)
  await settle()
  const abandoned = run('a', 'a3', client.signal)
  void run('a', 'a4')
  client.abort(new ClientGone())
  await expect(abandoned).rejects.toBeInstanceOf(ClientGone)
  await end('a1')
  expect(started).toEqual(['a1', 'a2', 'a4'])
  await expect(run('b', 'b1', client.signal)).rejects.toBeInstanceOf(ClientGone)
  expect(limiter.stats()).toEqual({ running: 2, waiting: 0 })
})

test('R581 a task that fails frees its place', async () => {
  const limiter = createConcurrencyLimiter(LIMITS)
  const fail = () => limiter.run('a', () => Promise.reject(new Error('failed')))
  await expect(Promise.allSettled([fail(), fail(), fail()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(limiter.stats()).toEqual({ running: 0, waiting: 0 })
})
