import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { runAdminIn } from './run-in-test.ts'

let site: TestSite
let dataDir: string
beforeAll(async () => {
  site = await openTestSite()
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-admin-'))
})
afterAll(async () => {
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs the command like `npm run admin --`. */
const admin = (...args: string[]) => runAdminIn({ databaseUrl: site.databaseUrl, dataDir }, args)

/** How the command names the database, without its user and password. */
function place(): string {
  const { host, pathname, searchParams } = new URL(site.databaseUrl)
  return `the database ${pathname.slice(1)} at ${searchParams.get('host') || host}`
}

const roleOf = async (id: string) =>
  (await site.deps.db.selectFrom('user').where('id', '=', id).select('role').executeTakeFirstOrThrow()).role

test('R216 an account without a confirmed address cannot become an admin', async () => {
  const { id, email } = await makeUser(site.deps.db, { email: 'squatter@example.test', email_verified: false })
  const refused = await admin('grant', email)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('squatter@example.test is not confirmed yet.')
  expect(await roleOf(id)).toBe('user')
})

test('R216, R217 one with a confirmed address is, the log says so without the address, and it can be revoked', async () => {
  const { id, email } = await makeUser(site.deps.db, { email: 'boss@example.test' })
  for (const [verb, event, role] of [
    ['grant', 'admin-granted', 'admin'],
    ['revoke', 'admin-revoked', 'user'],
  ] as const) {
    const done = await admin(verb, email.toUpperCase())
    expect(done.code).toBe(0)
    const logged = done.output.split('\n').filter((line) => line.startsWith('{'))
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([{ event, userId: id }])
    expect(logged.join('')).not.toContain('example.test')
    expect(await roleOf(id)).toBe(role)
    const said = verb === 'grant' ? 'is an admin now' : 'is no admin any more'
    expect(done.output).toContain(`BOSS@EXAMPLE.TEST ${said}, in ${place()}.`)
    expect(done.output).not.toContain('postgres://')
  }
  const missing = await admin('grant', 'nobody@example.test')
  expect(missing.output).toContain(
    `There is no account with the email nobody@example.test in ${place()}. Sign up first.`,
  )
})

const entriesOf = (accountId: string) =>
  site.deps.db
    .selectFrom('moderation_entry')
    .where('account_id', '=', accountId)
    .select(['action', 'actor_id'])
    .orderBy('id')
    .execute()

test('R600 what an operator does at the command line is in the audit log, what is refused is not', async () => {
  const { id, email } = await makeUser(site.deps.db, { email: 'audited@example.test' })
  for (const verb of ['grant', 'revoke', 'remove-factor']) expect((await admin(verb, email)).code).toBe(0)
  expect(await entriesOf(id)).toEqual([
    { action: 'grant-admin', actor_id: null },
    { action: 'revoke-admin', actor_id: null },
    { action: 'remove-second-factor', actor_id: null },
  ])
  const unconfirmed = await makeUser(site.deps.db, { email: 'unconfirmed@example.test', email_verified: false })
  expect((await admin('grant', unconfirmed.email)).code).toBe(1)
  expect(await entriesOf(unconfirmed.id)).toEqual([])
})

test('R603 a link for a new password, an export and a deletion, each recorded', async () => {
  const { db } = site.deps
  const { id, email } = await makeUser(db, { email: 'leaver@example.test', name: 'Lea Leaver' })
  const file = join(dataDir, 'leaver.json')
  const reset = await admin('reset-password', email)
  expect(reset.output).toContain('A link for a new password is mailed to leaver@example.test')
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'mail-account-link'`.execute(db)
  expect(rows).toEqual([{ data: { purpose: 'reset-password', email } }])

  expect((await admin('export', email, file)).code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { id, email, name: 'Lea Leaver', role: 'user' },
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await admin('export', email, file)).output).toContain('exists already')
  expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['send-password-reset', 'export-account'])

  expect((await admin('delete', email)).output).toContain('The account leaver@example.test is deleted')
  expect(await db.selectFrom('user').where('id', '=', id).select('id').execute()).toEqual([])
  const deleted = db.selectFrom('moderation_entry').where('action', '=', 'delete-account')
  expect(await deleted.select(['actor_id', 'details']).execute()).toEqual([
    { actor_id: null, details: { accountId: id } },
  ])
})

test('R641, R645 an operator blocks a mail domain and a network, lists them and removes them', async () => {
  expect((await admin('block', 'Throwaway.example', 'Throwaway', 'addresses', '--days', '30')).output).toContain(
    'throwaway.example is blocked until ',
  )
  expect((await admin('block', '203.0.113.9/24', 'Spam')).output).toContain(`203.0.113.0/24 is blocked, in ${place()}.`)
  expect((await admin('block', '203.0.113.0/24', 'Spam')).output).toContain('this is blocked already')
  for (const [value, ...more] of [
    ['10.0.0.0/8', 'x'],
    ['x', 'x'],
    ['a.example', 'x', '--days', 'soon'],
    ['a.example', ' '],
  ]) {
    expect((await admin('block', value ?? '', ...more)).code).toBe(1)
  }
  expect((await admin('block', 'a.example')).output).toContain('Use: npm run admin')
  const listed = (await admin('blocks')).output
  expect(listed).toMatch(
    /203\.0\.113\.0\/24 {2}Spam \(an operator, .*\)\nthrowaway\.example {2}Throwaway addresses \(.*until/,
  )
  expect((await admin('unblock', 'THROWAWAY.example', 'A', 'mistake')).output).toContain('is no longer blocked')
  expect((await admin('unblock', 'throwaway.example')).output).toContain('there is no such block')
  expect((await admin('unblock', '::ffff:203.0.113.0/120')).code).toBe(0)
  expect((await admin('blocks')).output).toContain('Nothing is blocked')
  const written = site.deps.db.selectFrom('moderation_entry').where('action', 'like', 'operator-%')
  expect(
    await written.select(['action', 'actor_id', 'reason', 'details']).orderBy('created_at').execute(),
  ).toMatchObject([
    {
      action: 'operator-block',
      actor_id: null,
      reason: 'Throwaway addresses',
      details: { domain: 'throwaway.example' },
    },
    { action: 'operator-block', reason: 'Spam', details: { network: '203.0.113.0/24', until: null } },
    { action: 'operator-unblock', reason: 'A mistake', details: { domain: 'throwaway.example' } },
    { action: 'operator-unblock', reason: null, details: { network: '203.0.113.0/24' } },
  ])
})

test('a database that does not answer is one line', async () => {
  const { code, output } = await runAdminIn({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/none', dataDir }, [
    'grant',
    'boss@example.test',
  ])
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1\/none \(.*\)\.$/)
})
