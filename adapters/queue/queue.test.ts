import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { openConnection } from '#db/connection.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { cloneDatabase } from '#test/clone-database.ts'

import { type Queue, startQueue } from './queue.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let connection: ReturnType<typeof openConnection>
let queue: Queue
const errors: string[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  connection = openConnection(database.url)
  queue = await startQueue({
    pool: connection.pool,
    names: ['send-mail', 'rematch-profiles'],
    onError: ({ message }) => errors.push(message),
  })
})
afterAll(async () => {
  await queue.stop()
  await connection.close()
  await database.drop()
})

async function states(name: string): Promise<{ state: string; retry_count: number }[]> {
  const { rows } = await connection.pool.query(
    'select state, retry_count from pgboss.job where name = $1 order by created_on',
    [name],
  )
  return rows
}

test('a payload that the schema refuses is reported and fails for good; the next job is done', async () => {
  const { db } = connection
  await queue.send(db, 'send-mail', { mailId: 7 } as never)
  await queue.send(db, 'send-mail', { mailId: 'm1' })
  const handled: string[] = []
  await queue.work('send-mail', {
    payload: z.object({ mailId: z.string() }),
    handle: async ({ mailId }) => handled.push(mailId),
  })
  await expect
    .poll(() => states('send-mail'), { timeout: 10_000 })
    .toEqual([
      { state: 'failed', retry_count: 0 },
      { state: 'completed', retry_count: 0 },
    ])
  expect(handled).toEqual(['m1'])
  expect(errors).toEqual([expect.stringMatching(/^job \S+ of send-mail has a payload that it cannot read: .*mailId/s)])
  const { failed } = (await queue.health()).find(({ name }) => name === 'send-mail') ?? {}
  expect(failed).toBe(1)
})

test('a job whose handler throws is tried again', async () => {
  await queue.send(connection.db, 'rematch-profiles', { terms: [] })
  await queue.work('rematch-profiles', { payload: z.unknown(), handle: () => Promise.reject(new Error('not now')) })
  await expect
    .poll(() => states('rematch-profiles'), { timeout: 10_000 })
    .toEqual([{ state: 'retry', retry_count: expect.any(Number) }])
})

test('R362 what a failed statement of the queue is reported as is the error of the database itself', async () => {
  const { pool } = connection
  const query = pool.query.bind(pool)
  const away = new Unavailable('database', 'no answer within 3000 ms')
  const reported: Error[] = []
  const refused = { query: () => Promise.reject(away) }
  let isAway = false
  const failing = new Proxy(pool, {
    get: (target, name) => (name === 'query' ? (isAway ? refused.query : query) : Reflect.get(target, name)),
  })
  const other = await startQueue({
    pool: failing,
    names: ['send-mail', 'rematch-profiles'],
    onError: (error) => reported.push(error),
  })
  try {
    for (const name of ['send-mail', 'rematch-profiles'] as const) {
      await other.work(name, { payload: z.unknown(), handle: async () => {} })
    }
    isAway = true
    await expect.poll(() => reported.length, { timeout: 10_000 }).toBeGreaterThan(3)
    expect(new Set(reported)).toEqual(new Set([away]))
    expect(away.message).toBe('no answer within 3000 ms')
  } finally {
    isAway = false
    await other.stop()
  }
})
