import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { DAY_MS } from '#domain/limits.ts'
import { codeFor } from '#test/second-factor.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const AUTH = '/user/auth'
const ME = '/v1/marketplace/me'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
})
afterAll(() => site.close())

const signIn = async (email: string) => {
  const answer = await site.send('POST', `${AUTH}/sign-in/email`, { body: { email, password: PASSWORD } })
  return { answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const list = async (cookie: string) =>
  (await site.send('GET', `${AUTH}/list-sessions`, { cookie })).body as unknown as { id: string }[]
const end = (cookie: string | undefined, body: object, path = 'revoke-session') =>
  site.send('POST', `${AUTH}/${path}`, { body, ...(cookie && { cookie }) })
const isSignedIn = async (cookie: string) => (await site.send('GET', ME, { cookie })).body['user'] !== null

test('R253 no answer holds a session’s token', async () => {
  const signedUp = await site.send('POST', `${AUTH}/sign-up/email`, {
    body: { name: 'Tess Token', email: 'tess@example.test', password: PASSWORD },
  })
  await site.deps.db.updateTable('user').set({ email_verified: true }).execute()
  const { answer, cookie } = await signIn('tess@example.test')
  const changed = await site.send('POST', `${AUTH}/change-password`, {
    cookie,
    body: { currentPassword: PASSWORD, newPassword: 'another long horse' },
  })
  const own = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const setup = await site.send('POST', `${ME}/second-factor`, {
    cookie: own,
    body: { password: 'another long horse' },
  })
  const key = String(setup.body['key'])
  await site.send('POST', `${ME}/second-factor/confirmation`, { cookie: own, body: { code: codeFor(key) } })
  const waiting = await site.send('POST', `${AUTH}/sign-in/email`, {
    body: { email: 'tess@example.test', password: 'another long horse' },
  })
  const passed = await site.send('POST', `${AUTH}/two-factor/verify-totp`, {
    cookie: waiting.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    body: { code: codeFor(key, 1) },
  })
  const [listed, read] = [
    await site.send('GET', `${AUTH}/list-sessions`, { cookie: own }),
    await site.send('GET', `${AUTH}/get-session`, { cookie: own }),
  ]
  const answers = [signedUp, answer, changed, waiting, passed, listed, read]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('"token"')
  const { rows } = await site.deps.pool.query<{ token: string }>('select token from session')
  for (const { token } of rows) for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(token)
})

test('R253 an account can end its own sessions by id, but not those of others', async () => {
  const { cookie } = await site.signUp('roams@example.test')
  const other = await signIn('roams@example.test')
  const stranger = await site.signUp('stranger@example.test')
  const [theirs] = await list(stranger.cookie)
  const sessions = await list(cookie)
  expect(sessions).toHaveLength(2)
  expect((await end(cookie, { id: theirs?.id })).status).toBe(404)
  expect(await isSignedIn(stranger.cookie)).toBe(true)
  const current = (await site.send('GET', `${AUTH}/get-session`, { cookie })).body['session'] as { id: string }
  const elsewhere = sessions.find(({ id }) => id !== current.id)
  expect((await end(undefined, { id: elsewhere?.id })).status).toBe(401)
  expect((await end(cookie, { id: elsewhere?.id })).body).toEqual({ status: true })
  expect([await isSignedIn(cookie), await isSignedIn(other.cookie)]).toEqual([true, false])
  expect((await end(cookie, { id: elsewhere?.id })).status).toBe(404)
  for (const body of [{}, { token: 'x' }, { id: 5 }, { id: "' or true" }, { id: 'x'.repeat(5000) }]) {
    expect((await end(cookie, body)).status).toBe(400)
  }
})

test('R253 all others, or all', async () => {
  const { cookie } = await site.signUp('many@example.test')
  const others = [await signIn('many@example.test'), await signIn('many@example.test')]
  await end(cookie, {}, 'revoke-other-sessions')
  expect(await Promise.all([cookie, ...others.map((one) => one.cookie)].map(isSignedIn))).toEqual([true, false, false])
  await end(cookie, {}, 'revoke-sessions')
  expect(await isSignedIn(cookie)).toBe(false)
  expect((await end(cookie, {}, 'revoke-other-sessions')).status).toBe(401)
})

test('R256 a session that is used all the time ends 90 days after its sign-in', async () => {
  const { cookie, userId } = await site.signUp('always@example.test')
  const { db } = site.deps
  const aged = async (days: number) => {
    const createdAt = new Date(Date.now() - days * DAY_MS)
    // As if it was last prolonged a day ago, so that this use prolongs it again.
    const values = { created_at: createdAt, updated_at: new Date(Date.now() - DAY_MS), expires_at: soon() }
    await db.updateTable('session').set(values).where('user_id', '=', userId).execute()
    return isSignedIn(cookie)
  }
  expect(await aged(89)).toBe(true)
  const { expires_at } = await db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .select('expires_at')
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime()).toBeLessThan(Date.now() + 1.1 * DAY_MS)
  expect(await aged(91)).toBe(false)
})

const soon = () => new Date(Date.now() + 29 * DAY_MS)

test('R253 an account has at most fifty sessions, and a browser at most so long a name', async () => {
  const { userId, cookie } = await site.signUp('again@example.test')
  const { db } = site.deps
  const row = (n: number) => ({
    id: newId(),
    token: `token-${n}`,
    user_id: userId,
    expires_at: soon(),
    created_at: new Date(Date.now() + n * 1000),
    user_agent: 'x'.repeat(15_000),
  })
  for (let n = 1; n <= 60; n += 1) await db.insertInto('session').values(row(n)).execute()
  const stored = await db.selectFrom('session').where('user_id', '=', userId).select('user_agent').execute()
  expect([stored.length, Math.max(...stored.map(({ user_agent }) => user_agent?.length ?? 0))]).toEqual([50, 300])
  expect(await isSignedIn(cookie)).toBe(false)
})
