import { createHash } from 'node:crypto'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { migrate, type Migration, readMigrations } from '#db/migrate.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { RELEASE } from './release.ts'

let site: TestSite
let owner: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  owner = await site.signUp('ada@example.test', 'Ada Moreau')
  await makeProfile(site.deps.db, { slug: 'ada-moreau', owner_user_id: owner.userId, visibility: 'PUBLIC' })
})
afterAll(() => site.close())

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** What the next releases bring. */
const EXPAND = migration(
  '9001_expand.sql',
  `alter table profile add column motto text, add column motto_draft text not null default '';
   alter table "user" add column motto text;
   create index profile_motto on profile (motto)`,
)
const CONTRACT_SQL = 'alter table profile drop column motto_draft; alter table "user" drop column motto'
const CONTRACT = migration('9002_contract.sql', `-- contract: needs ${RELEASE}\n${CONTRACT_SQL}`)
const TOO_EARLY = migration('9002_contract.sql', `-- contract: needs 99.0.0\n${CONTRACT_SQL}`)

const upgrade = (...next: Migration[]) =>
  migrate(site.databaseUrl, { release: '98.7.6', migrations: [...readMigrations(), ...next] })

/** Reads and writes until it is stopped; tells how many answers were good, and which were not. */
function openLoad() {
  const answers = { good: 0, bad: [] as string[] }
  const state = { over: false }
  const calls: ((n: number) => ReturnType<TestSite['send']>)[] = [
    () => site.send('GET', '/v1/marketplace/profiles/ada-moreau'),
    () => site.send('GET', '/v1/marketplace/search'),
    () => site.send('GET', '/v1/marketplace/me', { cookie: owner.cookie }),
    (n) =>
      site.send('PATCH', '/v1/marketplace/profiles/ada-moreau', { cookie: owner.cookie, body: { about: `Edit ${n}` } }),
  ]
  const workers = calls.map(async (call) => {
    for (let n = 0; !state.over; n++) {
      const { status, body } = await call(n)
      if (status === 200) answers.good++
      else answers.bad.push(`${status} ${JSON.stringify(body)}`)
    }
  })
  return {
    answers,
    /** Every kind of call is made several times more. */
    async goOn() {
      const before = answers.good
      await vi.waitFor(() => expect(answers.good + answers.bad.length).toBeGreaterThan(before + 80), {
        timeout: 60_000,
      })
    },
    async stop() {
      state.over = true
      await Promise.all(workers)
    },
  }
}

test('R461 this release goes on while the next ones add and take away columns', { timeout: 180_000 }, async () => {
  const load = openLoad()
  try {
    await load.goOn()
    expect(await upgrade(EXPAND)).toEqual(['9001_expand.sql'])
    await load.goOn()
    await expect(upgrade(EXPAND, TOO_EARLY)).rejects.toThrow(
      `Migration 9002_contract.sql needs every node to be of release 99.0.0 or newer, but ${RELEASE} is running. Bring all nodes to 99.0.0 first, then start this one.`,
    )
    await load.goOn()
    expect(await upgrade(EXPAND, CONTRACT)).toEqual(['9002_contract.sql'])
    await load.goOn()
  } finally {
    await load.stop()
  }
  expect(load.answers.bad).toEqual([])
  expect(load.answers.good).toBeGreaterThan(320)
})

test('R367 this release is not started on their database, and says which one is', async () => {
  await expect(migrate(site.databaseUrl)).rejects.toThrow(
    /^The database is of a newer release: this one knows migrations up to \d{4}_\w+\.sql, the database needs release 98\.7\.6 or newer, which has 9002_contract\.sql\.$/,
  )
})
