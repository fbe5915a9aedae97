import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { REQUEST_TIMEOUTS } from '#domain/limits/resource-limits.ts'
import { cloneDatabase } from '#test/clone-database.ts'
import { openDatabaseLine } from '#test/database-line.ts'

import { openConnection } from './connection.ts'
import { copyRowsIn } from './copy-in.ts'
import { wrapConnectionError, unavailablePart } from './unavailable.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let killer: ReturnType<typeof openConnection>
const lost: Error[] = []
const open = (timeouts?: Partial<Record<keyof typeof REQUEST_TIMEOUTS, number>>) =>
  openConnection(database.url, {
    onError: (error) => lost.push(error),
    ...(timeouts && { timeouts: { ...REQUEST_TIMEOUTS, ...timeouts } as typeof REQUEST_TIMEOUTS }),
  })
beforeAll(async () => {
  database = await cloneDatabase()
  killer = open()
})
afterAll(async () => {
  await killer.close()
  await database.drop()
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const pidOf = async (db: Parameters<typeof ask>[0]) =>
  (await ask<{ pid: number }>(db, 'select pg_backend_pid() as pid')).pid
const ask = async <Row>(db: Pick<typeof killer.db, 'executeQuery'>, text: string) =>
  (await sql.raw<Row>(text).execute(db as typeof killer.db)).rows[0] as Row
const terminate = (pid: number) => ask(killer.db, `select pg_terminate_backend(${pid})`)
const waits = async (pid: number) =>
  (
    await ask<{ waits: boolean }>(
      killer.db,
      `select wait_event_type is not null as waits from pg_stat_activity where pid = ${pid}`,
    )
  ).waits

test('R195 a checked-out connection that is lost in its transaction fails what it was for, and nothing else', async () => {
  const { db, close } = open(REQUEST_TIMEOUTS)
  try {
    const error = await failure(
      db.transaction().execute(async (transaction) => {
        await terminate(await pidOf(transaction))
        // Idle until the news is here: only the listener receives it.
        await expect.poll(() => failure(ask(transaction, 'select 1')), { timeout: 5000 }).toBeInstanceOf(Error)
        await ask(transaction, 'select 1')
      }),
    )
    expect(unavailablePart(error)).toBe('database')
    expect(await ask(db, 'select 1 as one')).toEqual({ one: 1 })
  } finally {
    await close()
  }
})

test('R195 so does one that is lost while its statement runs, while it is idle, and in the middle of a COPY', async () => {
  const { db, pool, close } = open(REQUEST_TIMEOUTS)
  try {
    const running = db.connection().execute(async (one) => {
      const pid = await pidOf(one)
      const slept = failure(ask(one, 'select pg_sleep(60)'))
      await expect.poll(() => waits(pid), { timeout: 5000 }).toBe(true)
      await terminate(pid)
      return slept
    })
    expect(unavailablePart(await running)).toBe('database')

    const idle = await pidOf(db)
    await terminate(idle)
    await expect.poll(() => lost.length, { timeout: 5000 }).toBeGreaterThan(0)
    expect(await pidOf(db)).not.toBe(idle)

    const client = await pool.connect()
    await client.query('begin; lock table search_word in access exclusive mode')
    const other = await pool.connect()
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    const copied = failure(copyRowsIn(other, { table: 'search_word', columns: ['word'], data: Buffer.from('x\n') }))
    const pid = rows[0]?.pid ?? 0
    await expect.poll(() => waits(pid), { timeout: 5000 }).toBe(true)
    await terminate(pid)
    expect(unavailablePart(wrapConnectionError(await copied))).toBe('database')
    other.release()
    await client.query('rollback')
    client.release()
    expect(await ask(db, 'select 1 as one')).toEqual({ one: 1 })
  } finally {
    await close()
  }
})

test('R195 a statement, a wait for a lock and an idle transaction end by themselves, and count as unavailable', async () => {
  const { db, close } = open({ statement: 200, lock: 100, idleInTransaction: 100 })
  try {
    const slept = await failure(ask(db, 'select pg_sleep(60)'))
    expect(slept).toMatchObject({ code: '57014' })
    const waited = await killer.db.transaction().execute(async (transaction) => {
      await ask(transaction, 'lock table search_word in access exclusive mode')
      return failure(ask(db, `insert into search_word (word) values ('waits')`))
    })
    expect(waited).toMatchObject({ code: '55P03' })
    const silent = await failure(
      db.transaction().execute(async (transaction) => {
        const pid = await pidOf(transaction)
        const isGone = async () =>
          (await ask(killer.db, `select 1 from pg_stat_activity where pid = ${pid}`)) === undefined
        await expect.poll(isGone, { timeout: 5000 }).toBe(true)
        await ask(transaction, 'select 1')
      }),
    )
    expect([slept, waited, silent].map(unavailablePart)).toEqual(['database', 'database', 'database'])
  } finally {
    await close()
  }
})

test('R195 a transaction whose statement got no answer fails as unavailable, also by its rollback', async () => {
  const line = await openDatabaseLine(database.url)
  const timeouts = { ...REQUEST_TIMEOUTS, answer: 300 } as unknown as typeof REQUEST_TIMEOUTS
  const { db, close } = openConnection(line.url, { timeouts })
  try {
    const error = await failure(
      db.transaction().execute(async (transaction) => {
        await ask(transaction, 'select 1')
        line.become('silent')
        await ask(transaction, 'select 1')
      }),
    )
    expect(unavailablePart(error)).toBe('database')
  } finally {
    line.become('open')
    line.close()
    await close()
  }
})

test('R195 jobs and seeding have no such limits', async () => {
  const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
  const [limited, unlimited] = [open(REQUEST_TIMEOUTS), open()]
  try {
    expect(await ask(limited.db, settings)).toEqual({ statement: '4s', lock: '3s' })
    expect(await ask(unlimited.db, settings)).toEqual({ statement: '0', lock: '0' })
  } finally {
    await Promise.all([limited.close(), unlimited.close()])
  }
})

test('R195 a line that has died is given up, with its connection', async () => {
  const line = await openDatabaseLine(database.url)
  const timeouts = { ...REQUEST_TIMEOUTS, answer: 300 } as unknown as typeof REQUEST_TIMEOUTS
  const { db, pool, close } = openConnection(line.url, { timeouts })
  try {
    const before = await pidOf(db)
    line.become('silent')
    const error = await failure(db.transaction().execute((transaction) => ask(transaction, 'select 1')))
    expect(unavailablePart(error)).toBe('database')
    line.become('open')
    expect(await pidOf(db)).not.toBe(before)
    expect(pool.totalCount).toBe(1)
  } finally {
    line.close()
    await close()
  }
})
