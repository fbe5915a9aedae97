import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { newId } from '#db/new-id.ts'
import { setLock } from '#db/queries/accounts/account-locks.ts'
import { deleteSessions } from '#db/queries/accounts/sessions.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { makeProfile, makeReadyProfile, makeWorkspace } from '#test/make.ts'
import { codeFor } from '#test/second-factor.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const V1 = '/v1/marketplace'
const ACCOUNTS = `${V1}/admin/accounts`
const REASON = 'Because of the test'

let site: TestSite
let admin: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  await site.workOnMails()
  admin = await makeAdmin('root@example.test')
})
afterAll(() => site.close())

async function makeAdmin(email: string) {
  const account = await site.signUp(email, 'Root')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', account.userId).execute()
  return account
}

const find = (q: string, cookie = admin.cookie) =>
  site.send('GET', `${ACCOUNTS}?q=${encodeURIComponent(q)}`, { cookie })
const act = (id: string, body: object, cookie = admin.cookie) =>
  site.send('POST', `${ACCOUNTS}/${id}`, { cookie, body: { reason: REASON, ...body } })
const signIn = (email: string, password = PASSWORD) =>
  site.send('POST', '/user/auth/sign-in/email', { body: { email, password } })
const userOf = async (cookie: string) => (await site.send('GET', `${V1}/me`, { cookie })).body['user']
const entriesOf = (accountId: string) =>
  site.deps.db
    .selectFrom('moderation_entry')
    .where('account_id', '=', accountId)
    .select(['action', 'reason', 'actor_id', 'details'])
    .orderBy('created_at')
    .execute()

test('R254 accounts are found by part of a name, an email or a handle', async () => {
  const { db } = site.deps
  const { userId } = await site.signUp('found@example.test', 'Fay Fóund')
  await makeProfile(db, { owner_user_id: userId, slug: 'fay-finds' })
  const workspace = await makeWorkspace(db, { ownerId: userId })
  await makeProfile(db, { owner_workspace_id: workspace.id, slug: 'fay-and-co' })
  const parts = ['found@exa', 'Y FÓU', 'ay-fin', 'ay-and', 'fa', 'F', '@ay-fin']
  for (const q of ['found@example.test', ' FOUND@example.test ', '@fay-finds', '@fay-and-co', ...parts]) {
    const { status, body } = await find(q)
    expect([q, status, body]).toMatchObject([
      q,
      200,
      { items: [{ id: userId, email: 'found@example.test', sessions: 1, lockedOn: null }], total: 1, pages: 1 },
    ])
  }
  const [account] = (await find('@fay-finds')).body['items'] as { profiles: { slug: string }[] }[]
  expect(account?.profiles.map(({ slug }) => slug)).toEqual(['fay-and-co', 'fay-finds'])
  for (const q of ['%', '---', '%%%', '_', 'f_und', 'nobody@example.test', 'ay', '\\']) {
    expect([q, (await find(q)).body]).toMatchObject([q, { items: [], total: 0 }])
  }
  expect((await find('x'.repeat(300))).status).toBe(400)
  expect((await find('a\0b@example.test')).status).toBe(400)
})

test('R254 all accounts are listed, newest first, by pages, with what is locked and why', async () => {
  const { db } = site.deps
  const { userId } = await site.signUp('sorted@example.test', 'Sorted')
  await db
    .updateTable('user')
    .set({ created_at: new Date('2035-01-01') })
    .where('id', '=', userId)
    .execute()
  await act(userId, { act: 'lock' })
  await db
    .insertInto('user')
    .values(
      Array.from({ length: 1300 }, (_, n) => ({
        id: newId(),
        name: `Crowd ${n}`,
        email: `crowd${n}@many.test`,
        created_at: new Date(Date.UTC(2034, 0, 1) + n * 1000),
      })),
    )
    .execute()
  const { body } = await find('')
  expect(body).toMatchObject({ total: 1200, page: 1, pages: 50, more: true })
  const items = body['items'] as object[]
  expect(items).toHaveLength(24)
  expect(items[0]).toMatchObject({ name: 'Sorted', lockReason: REASON, history: [{ action: 'lock-account' }] })
  expect(items[1]).toMatchObject({ name: 'Crowd 1299', history: [] })
  const last = await site.send('GET', `${ACCOUNTS}?q=many.test&page=50`, { cookie: admin.cookie })
  expect((last.body['items'] as object[]).at(-1)).toMatchObject({ name: 'Crowd 100' })
  expect((await find('crowd12')).body).toMatchObject({ total: 111, more: false })
  // An exact email is not buried under those that contain it.
  expect((await find('crowd1@many.test')).body).toMatchObject({ items: [{ name: 'Crowd 1' }], total: 1 })
  for (const page of ['0', '51', 'x']) {
    expect((await site.send('GET', `${ACCOUNTS}?page=${page}`, { cookie: admin.cookie })).status).toBe(400)
  }
  await db.deleteFrom('user').where('email', 'like', 'crowd%@many.test').execute()
})

test('R255 a locked account has no session and gets none, whatever it knows', async () => {
  const { cookie, userId } = await site.signUp('locked@example.test')
  const other = (await signIn('locked@example.test')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const locked = await act(userId, { act: 'lock' })
  expect(locked).toMatchObject({ status: 200, body: { sessions: 0, lockReason: REASON, history: [{ by: 'Root' }] } })
  expect([await userOf(cookie), await userOf(other)]).toEqual([null, null])
  const refused = await signIn('locked@example.test')
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_LOCKED', msg: 'Not allowed: this account is locked' },
  })
  expect(refused.headers.getSetCookie().join()).not.toContain('session_token')
  // A client that does not know the password learns nothing.
  const [wrong, unknown] = [await signIn('locked@example.test', 'wrong horse'), await signIn('no@example.test')]
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
  // A new password does not unlock it.
  const ask = await site.send('POST', '/user/auth/request-password-reset', { body: { email: 'locked@example.test' } })
  expect(ask.status).toBe(200)
  const token = await mailedToken(site, { to: 'locked@example.test', subject: /^Choose/ })
  const reset = await site.send('POST', '/user/auth/reset-password', {
    body: { token, newPassword: 'violet anchor trumpet' },
  })
  expect(reset.status).toBe(200)
  expect((await signIn('locked@example.test', 'violet anchor trumpet')).status).toBe(403)

  expect((await act(userId, { act: 'lock' })).status).toBe(409)
  expect((await act(userId, { act: 'unlock' })).body).toMatchObject({ lockedOn: null, lockReason: null })
  expect((await act(userId, { act: 'unlock' })).status).toBe(409)
  expect((await signIn('locked@example.test', 'violet anchor trumpet')).status).toBe(200)
  expect(await entriesOf(userId)).toEqual([
    { action: 'lock-account', reason: REASON, actor_id: admin.userId, details: { endedSessions: 2 } },
    { action: 'unlock-account', reason: REASON, actor_id: admin.userId, details: {} },
  ])
})

test('R255 a session that is created at the same moment as the lock is ended', async () => {
  const { db, pool } = site.deps
  const { userId } = await site.signUp('races@example.test')
  const id = newId()
  // The lock is written, but not committed yet, while the session is made: that waits for it.
  const { inserted } = await db.transaction().execute(async (transaction) => {
    await setLock(transaction, { userId, lock: { at: new Date(), reason: REASON } })
    await deleteSessions(transaction, { userId })
    const insert = `insert into session (id, token, user_id, expires_at) values ($1, $1, $2, now() + interval '1 day')`
    const inserted = pool.query(insert, [id, userId])
    await vi.waitFor(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into session%'`
      expect((await pool.query(waiting)).rows).toHaveLength(1)
    })
    return { inserted }
  })
  await inserted
  const { rows } = await pool.query('select expires_at <= now() as ended from session where user_id = $1', [userId])
  expect(rows).toEqual([{ ended: true }])
})

test('R255 a sign-in that waits for its code ends with the lock', async () => {
  const { cookie, userId } = await site.signUp('waits@example.test')
  await site.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', userId).execute()
  const setup = await site.send('POST', `${V1}/me/second-factor`, { cookie, body: { password: PASSWORD } })
  const key = String(setup.body['key'])
  await site.send('POST', `${V1}/me/second-factor/confirmation`, { cookie, body: { code: codeFor(key) } })
  const waiting = (await signIn('waits@example.test')).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  await act(userId, { act: 'lock' })
  const body = { code: codeFor(key, 1) }
  const answer = await site.send('POST', '/user/auth/two-factor/verify-totp', { cookie: waiting, body })
  expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_TWO_FACTOR_COOKIE' } })
})

test('R255 ending somebody’s sessions lets them sign in again; their profile is untouched', async () => {
  const { cookie, userId } = await site.signUp('ended@example.test')
  await makeReadyProfile(site.deps.db, { userId, slug: 'ended-expert' })
  expect((await act(userId, { act: 'end-sessions' })).body).toMatchObject({ sessions: 0, lockedOn: null })
  expect(await userOf(cookie)).toBeNull()
  expect((await signIn('ended@example.test')).status).toBe(200)
  expect((await act(userId, { act: 'lock' })).status).toBe(200)
  expect((await site.send('GET', `${V1}/profiles/ended-expert`)).status).toBe(200)
})

test('R255 never an admin’s account, always with a reason, and what is not there is missing', async () => {
  const { cookie, userId } = await makeAdmin('second@example.test')
  for (const body of [{ act: 'lock' }, { act: 'end-sessions' }, { act: 'unlock' }]) {
    expect((await act(userId, body)).status).toBe(403)
    expect((await act(admin.userId, body)).status).toBe(403)
  }
  expect(await userOf(cookie)).not.toBeNull()
  const someone = await site.signUp('someone@example.test')
  for (const body of [{ act: 'lock', reason: ' ' }, { act: 'lock', reason: 'x'.repeat(1001) }, { act: 'shoot' }, {}]) {
    expect((await act(someone.userId, body)).status).toBe(400)
  }
  expect(await userOf(someone.cookie)).not.toBeNull()
  expect((await act('no-such-account', { act: 'lock' })).status).toBe(404)
  expect((await act(someone.userId, { act: 'lock' }, someone.cookie)).status).toBe(403)
  expect((await find('someone@example.test', someone.cookie)).status).toBe(403)
  expect((await site.send('GET', `${ACCOUNTS}?q=x`)).status).toBe(401)
})

test('R136 what was written about an account goes with it, and stays counted', async () => {
  const { userId } = await site.signUp('goes@example.test')
  await act(userId, { act: 'lock' })
  const { db } = site.deps
  await db.deleteFrom('user').where('id', '=', userId).execute()
  expect(await entriesOf(userId)).toEqual([])
  const stored = await db
    .selectFrom('moderation_entry')
    .where('action', '=', 'lock-account')
    .where('account_id', 'is', null)
    .select(['reason', 'details'])
    .execute()
  expect(stored).toEqual([{ reason: null, details: {} }])
})
