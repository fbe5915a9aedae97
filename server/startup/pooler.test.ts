import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createRateLimiter } from '#adapters/limits/rate-limiter.ts'
import { openConnection } from '#db/connection.ts'
import { detectPoolerMode } from '#db/detect-pooler-mode.ts'
import { unavailablePart } from '#db/unavailable.ts'
import { cloneDatabase } from '#test/clone-database.ts'
import { openDatabaseLine } from '#test/database-line.ts'
import { makeExpert } from '#test/make.ts'
import { hasPgbouncer, startPgbouncer } from '#test/servers/pgbouncer.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { checkServices } from './check-services.ts'
import { openDatabase } from './database.ts'
import { parseEnv } from './env.ts'

const present = hasPgbouncer()
if (!present) process.stderr.write('\nSKIPPED: pgbouncer is not on PATH, so a pooler is not tested here.\n')

const VALUES = { AUTH_SECRET: 'a secret that only the tests use', DEMO: '1' }

describe.skipIf(!present)('a pooler in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let first: TestSite
  let second: TestSite
  beforeAll(async () => {
    // Fewer connections than requests at once, so that each of them serves many clients.
    const settings = { default_pool_size: 3 }
    first = await openTestSite({
      unlimited: true,
      pooledBy: async (url) => (pooler = await startPgbouncer(url, { settings })).url,
    })
    second = await openTestSite({
      unlimited: true,
      databaseUrl: first.databaseUrl,
      pooledBy: async () => pooler.url,
    })
  })
  afterAll(async () => {
    await second?.close()
    await pooler?.stop()
    await first?.close()
  })

  const through = async <Row extends object>(text: string) => {
    const client = new pg.Client(pooler.url)
    await client.connect()
    return client
      .query<Row>(text)
      .then(({ rows }) => rows, String)
      .finally(() => client.end())
  }

  test('R388 two nodes answer reads, edits and sign-ups through it, and both see every edit', async () => {
    await makeExpert(first.deps.db, { slug: 'ada', skills: ['seo'] })
    const { cookie } = await first.signUp('ada@example.test')
    const failed: unknown[] = []
    const ask = async (site: TestSite, path: string, headers = {}) => {
      const { status, body } = await site.send('GET', path, { headers })
      if (status !== 200) failed.push({ path, status, body })
    }
    const visit = async (at: number) => {
      for (const site of [first, second]) {
        await ask(site, '/v1/marketplace/hire/seo')
        await ask(site, '/v1/marketplace/profiles/ada')
        await ask(site, `/v1/marketplace/search?q=ada${at}`)
        await ask(site, '/v1/marketplace/me', { cookie })
      }
    }
    // The first requests take longest; more than a few at once would time out waiting for connections on a slow machine.
    await visit(0)
    for (let round = 1; round <= 6; round += 1) await Promise.all([1, 2, 3, 4, 5].map((at) => visit(round * 10 + at)))
    await second.signUp('grace@example.test')
    expect(failed).toEqual([])
    await first.deps.db.updateTable('profile').set({ title: 'Edited' }).where('slug', '=', 'ada').execute()
    const { body } = await second.send('GET', '/v1/marketplace/profiles/ada')
    expect(JSON.stringify(body)).toContain('Edited')
  })

  test('R388 no statement has a name there, and no session setting but those of the pooler', async () => {
    const limits = createRateLimiter(first.deps.pool)
    await Promise.all(Array.from({ length: 20 }, () => limits.check('reports', 'somebody')))
    expect(await through('select name from pg_prepared_statements')).toEqual([])
    const set = await through(
      'select name from pg_settings where source = $$session$$ and name <> $$application_name$$ order by name',
    )
    expect(set).toEqual(
      ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'].map((name) => ({ name })),
    )
  })

  test('R388 jobs, locks and the change log have connections of their own', async () => {
    const { db, background, changes } = first.deps
    expect(await detectPoolerMode(pooler.url)).toBe('transaction')
    const client = await background.pool.connect()
    await client.query({ name: 'one', text: 'select pg_advisory_lock(1)' })
    const { rows } = await client.query('select pg_advisory_unlock(1) as held')
    client.release()
    expect(rows).toEqual([{ held: true }])
    await db.updateTable('profile').set({ title: 'Once more' }).where('slug', '=', 'ada').execute()
    await changes.catchUp()
    expect(changes.lagSeconds()).toBeLessThan(1)
  })

  test('R388 what a pooler says of a connection that it lost is no failure of ours', async () => {
    const line = await openDatabaseLine(first.databaseUrl)
    const between = await startPgbouncer(line.url)
    const { db, close } = openConnection(between.url, { pooled: true })
    const slow = sql`select pg_sleep(5)`.execute(db).then(
      () => 'answered',
      (error: unknown) => [unavailablePart(error), String(error)],
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    line.reset()
    expect(await slow).toEqual(['database', expect.stringContaining('server conn crashed')])
    await close()
    await between.stop()
    line.close()
  })

  test('R388 a pooler that is restarted is away for a moment', async () => {
    const { monitor } = second.deps
    const { port } = pooler
    await pooler.stop()
    await expect.poll(() => monitor.failure()?.part, { timeout: 10_000 }).toBe('database')
    expect((await second.send('GET', '/v1/marketplace/profiles/ada')).status).toBe(503)
    pooler = await startPgbouncer(first.databaseUrl, { port, settings: { default_pool_size: 3 } })
    await expect.poll(() => monitor.failure(), { timeout: 10_000 }).toBeUndefined()
    expect((await second.send('GET', '/v1/marketplace/profiles/ada')).status).toBe(200)
  })

  test('R388 without DATABASE_DIRECT_URL, or with one of a pooler or another database, nothing starts', async () => {
    const open = (values: Record<string, string>) =>
      openDatabase(parseEnv({ ...VALUES, ...values }), { printLine: () => {}, onLost: () => {} }).then(
        () => 'open',
        String,
      )
    expect(await open({ DATABASE_URL: pooler.url })).toContain(
      'DATABASE_URL is the address of a pooler in transaction mode: set DATABASE_DIRECT_URL',
    )
    expect(await open({ DATABASE_URL: first.databaseUrl, DATABASE_DIRECT_URL: pooler.url })).toContain(
      'DATABASE_DIRECT_URL is the address of a pooler in transaction mode',
    )
    const other = await cloneDatabase()
    expect(await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: other.url })).toContain(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL',
    )
    expect(await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: first.databaseUrl })).toBe('open')
    await other.drop()
  })

  test('R388 a pooler in session mode is as good as none', async () => {
    const session = await startPgbouncer(first.databaseUrl, { settings: { pool_mode: 'session' } })
    expect([await detectPoolerMode(session.url), await detectPoolerMode(first.databaseUrl)]).toEqual([
      'session',
      'none',
    ])
    await session.stop()
  })

  test('R388 timeouts that the pooler does not set are said', async () => {
    const plain = await startPgbouncer(first.databaseUrl, { withoutTimeouts: true })
    const { db: requestDb, close } = openConnection(plain.url, { pooled: true })
    const lines: string[] = []
    const env = parseEnv({ ...VALUES, DATABASE_URL: plain.url, DATABASE_DIRECT_URL: first.databaseUrl })
    const warn = (line: string) => lines.push(line)
    await checkServices(env, { db: first.deps.db, requestDb, warn })
    await checkServices(env, { db: first.deps.db, requestDb: first.deps.db, warn })
    await close()
    await plain.stop()
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: .* have no statement_timeout, lock_timeout, idle_in/)])
  })
})
