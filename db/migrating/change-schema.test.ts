import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cloneDatabase } from '#test/clone-database.ts'
import { onServer } from '#test/on-server.ts'

import { changeSchema } from './change-schema.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

async function connect() {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
}

test('R367 a change that waits for an open transaction lets everybody else pass, and is made once that ends', async () => {
  const [open, changing, reading] = await Promise.all([connect(), connect(), connect()])
  try {
    await open.query('begin; select count(*) from profile')
    const waits: string[] = []
    let isDone = false
    const change = changeSchema(
      changing,
      (why) => waits.push(why),
      async () => void (await changing.query('alter table profile add column probe integer')),
    ).then(() => (isDone = true))
    let slowest = 0
    const until = performance.now() + 3000
    while (performance.now() < until) {
      const begun = performance.now()
      await reading.query('select id from profile limit 1')
      slowest = Math.max(slowest, performance.now() - begun)
    }
    expect([isDone, waits.length]).toEqual([false, 1])
    // It was in the way, and not for long.
    expect(slowest).toBeGreaterThan(500)
    expect(slowest).toBeLessThan(1800)
    await open.query('commit')
    await change
    expect((await reading.query('select probe from profile limit 1')).rows).toEqual([])
  } finally {
    await Promise.all([open, changing, reading].map((client) => client.end()))
  }
})

test('R367 a change that ends a deadlock by giving way is tried again', async () => {
  await onServer(
    database.adminUrl,
    `alter database ${new URL(database.url).pathname.slice(1)} set deadlock_timeout = '50ms'`,
  )
  const [open, changing] = await Promise.all([connect(), connect()])
  try {
    await open.query('begin; select count(*) from profile')
    const waits: string[] = []
    let waiting: Promise<unknown> | undefined
    await changeSchema(
      changing,
      (why) => waits.push(why),
      async () => {
        await changing.query('lock table follow in access exclusive mode')
        waiting ??= open.query('select count(*) from follow').then(() => open.query('commit'))
        // The other one has looked for a deadlock by then, so that ours finds it.
        await changing.query('select pg_sleep(0.3); alter table profile add column second_probe integer')
      },
    )
    await waiting
    expect(waits.length).toBe(1)
  } finally {
    await Promise.all([open, changing].map((client) => client.end()))
  }
})

test('R367 a change that fails for another reason is undone and reported', async () => {
  const client = await connect()
  try {
    const change = changeSchema(
      client,
      () => {},
      async () => void (await client.query('create table half (n int); select 1/0')),
    )
    await expect(change).rejects.toThrow('division by zero')
    expect((await client.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
  } finally {
    await client.end()
  }
})
