import { globSync, readFileSync } from 'node:fs'

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
    names: ['send-mail', 'rematch-profiles', 'refresh-listings', 'purge-statistics'],
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

test('R588 a payload that the schema refuses is reported and tried again later; the next job is done', async () => {
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
      { state: 'retry', retry_count: 0 },
      { state: 'completed', retry_count: 0 },
    ])
  expect(handled).toEqual(['m1'])
  expect(errors).toEqual([expect.stringMatching(/^job \S+ of send-mail has a payload that it cannot read: .*mailId/s)])
})

test('R588 a job that a newer release sent is kept until a node of that release does it', async () => {
  const handled: string[] = []
  const node = (reported: string[]) =>
    startQueue({
      pool: connection.pool,
      names: ['refresh-listings'],
      onError: ({ message }) => reported.push(message),
    })
  const refused: string[] = []
  const older = await node(refused)
  await older.work('refresh-listings', {
    payload: z.strictObject({ terms: z.array(z.string()).optional() }),
    handle: async () => handled.push('by the older node'),
  })
  await older.send(connection.db, 'refresh-listings', { because: 'a new field' } as never)
  await expect.poll(() => states('refresh-listings'), { timeout: 10_000 }).toMatchObject([{ state: 'retry' }])
  await older.stop()
  const newer = await node([])
  try {
    await newer.work('refresh-listings', {
      payload: z.strictObject({ because: z.string() }),
      handle: async ({ because }) => handled.push(because),
    })
    await expect.poll(() => states('refresh-listings'), { timeout: 30_000 }).toMatchObject([{ state: 'completed' }])
    expect(handled).toEqual(['a new field'])
    expect(refused).toEqual([expect.stringContaining('because')])
  } finally {
    await newer.stop()
  }
}, 60_000)

test('R458 jobs that may run at once do, and one that fails is retried alone', async () => {
  let running = 0
  let most = 0
  const waiting: (() => void)[] = []
  await queue.sendInBulk(
    connection.db,
    'purge-statistics',
    Array.from({ length: 6 }, () => ({})),
  )
  let first = true
  await queue.work('purge-statistics', {
    payload: z.unknown(),
    concurrency: 6,
    async handle() {
      most = Math.max(most, ++running)
      const fails = first
      first = false
      // Each waits until all six have started.
      if (running < 6) await new Promise<void>((resolve) => waiting.push(resolve))
      for (const go of waiting.splice(0)) go()
      if (fails) throw new Error('not this one')
    },
  })
  const counted = async () => {
    const all = await states('purge-statistics')
    return ['completed', 'retry'].map((state) => all.filter((job) => job.state === state).length)
  }
  await expect.poll(counted, { timeout: 10_000 }).toEqual([5, 1])
  expect(most).toBe(6)
})

test('a job whose handler throws is tried again', async () => {
  await queue.send(connection.db, 'rematch-profiles', { terms: [] })
  await queue.work('rematch-profiles', { payload: z.unknown(), handle: () => Promise.reject(new Error('not now')) })
  await expect
    .poll(() => states('rematch-profiles'), { timeout: 10_000 })
    .toEqual([{ state: 'retry', retry_count: expect.any(Number) }])
})

test('R394 only pg-boss writes to its tables: no SQL of ours changes them', () => {
  const floors = ['adapters', 'api', 'db', 'jobs', 'server', 'use-cases']
  const files = globSync(
    floors.map((floor) => `${floor}/**/*.{ts,sql}`),
    { exclude: ['**/*.test.ts'] },
  )
  expect(files.length).toBeGreaterThan(500)
  const writing = files.filter((file) =>
    /(?:insert\s+into|update|delete\s+from|truncate)\s+pgboss\./i.test(readFileSync(file, 'utf8')),
  )
  expect(writing).toEqual([])
  // Its API lists no jobs by state or by a part of their payload; a backup reads all of them in its own snapshot.
  const reading = files.filter((file) => /(?:from|join)\s+pgboss\./i.test(readFileSync(file, 'utf8')))
  expect(reading.sort()).toEqual([
    'adapters/queue/queue-state.ts',
    'db/backup/backup-snapshot.ts',
    'db/queries/mail/stranded-mails.ts',
  ])
})

test('R394 a job that waits for its next try, or was given up, is tried now; any other is left alone', async () => {
  const { pool, db } = connection
  await queue.send(db, 'refresh-listings', { profileIds: [] })
  const { rows } = await pool.query<{ id: string }>(
    "select id from pgboss.job where name = 'refresh-listings' and state = 'created'",
  )
  const id = rows[0]?.id ?? ''
  const state = async () => {
    const found = await pool.query('select state, start_after <= now() as ready from pgboss.job where id = $1', [id])
    return found.rows[0]
  }
  expect(await queue.retry(db, id)).toBeUndefined()
  await pool.query("update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where id = $1", [id])
  expect([await queue.retry(db, id), await state()]).toEqual(['refresh-listings', { state: 'retry', ready: true }])
  await pool.query("update pgboss.job set state = 'failed', retry_count = retry_limit where id = $1", [id])
  expect([await queue.retry(db, id), await state()]).toEqual(['refresh-listings', { state: 'retry', ready: true }])
  await pool.query("update pgboss.job set state = 'completed' where id = $1", [id])
  expect(await queue.retry(db, id)).toBeUndefined()
  expect(await queue.retry(db, '00000000-0000-4000-8000-000000000000')).toBeUndefined()
})

test('a start gives queues of an earlier release the options of this one, and makes those that are missing', async () => {
  const { pool } = connection
  const options = async () => {
    const { rows } = await pool.query(
      `select name, retry_limit, retry_delay_max, heartbeat_seconds from pgboss.queue
       where name in ('send-mail', 'rematch-profiles') order by name`,
    )
    return rows
  }
  const before = await options()
  expect(before).toHaveLength(2)
  await pool.query(`update pgboss.queue set retry_limit = 1, heartbeat_seconds = null where name = 'send-mail'`)
  await pool.query(`delete from pgboss.job where name = 'rematch-profiles'`)
  await pool.query(`delete from pgboss.queue where name = 'rematch-profiles'`)
  expect(await options()).not.toEqual(before)
  const next = await startQueue({ pool, names: ['send-mail', 'rematch-profiles'], onError: () => {} })
  await next.stop()
  expect(await options()).toEqual(before)
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

test('jobs that have waited are all done one after the other, without a pause between them', async () => {
  const waiting = await startQueue({ pool: connection.pool, names: ['send-digests'], onError: () => {} })
  try {
    for (let at = 0; at < 9; at += 1) await waiting.send(connection.db, 'send-digests', { at } as never)
    const handled = new Set<number>()
    await waiting.work('send-digests', {
      payload: z.object({ at: z.number() }),
      handle: async ({ at }) => handled.add(at),
    })
    // With the pause of an idle worker it would take half a minute.
    await expect.poll(() => handled.size, { timeout: 15_000 }).toBe(9)
  } finally {
    await waiting.stop()
  }
})
