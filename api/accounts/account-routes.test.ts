import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.workOnMails()
})
afterAll(() => site.close())

const PASSWORD = 'correct horse'
const signIn = (email: string, password = PASSWORD, address?: string) =>
  site.send('POST', '/user/auth/sign-in/email', { body: { email, password }, ...(address && { address }) })

async function linkInMail(to: string, subject: RegExp): Promise<URL> {
  const mail = await vi.waitFor(
    async () => {
      const { body } = await site.send('GET', `/v1/marketplace/dev/mailbox?to=${encodeURIComponent(to)}`)
      const found = (body['mails'] as { subject: string; text: string }[]).find((one) => subject.test(one.subject))
      expect(found).toBeDefined()
      return found
    },
    { timeout: 10_000, interval: 100 },
  )
  return new URL(/http:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank')
}

test('sign up, verify by the mailed link, sign in, sign out', async () => {
  const { cookie } = await site.signUp('new@example.test', 'New Person')
  const link = await linkInMail('new@example.test', /Confirm your email/)
  expect(link.pathname).toBe('/verify-email')
  const token = link.searchParams.get('token')
  expect((await site.send('POST', '/user/auth/verify-email', { body: { token } })).status).toBe(200)
  expect((await site.send('GET', '/v1/marketplace/me', { cookie })).body).toMatchObject({
    user: { emailVerified: true },
  })

  const again = await signIn('NEW@example.test')
  expect(again.status).toBe(200)
  const session = again.headers.getSetCookie()[0] ?? ''
  expect(session).toMatch(/HttpOnly/i)
  expect(session).toMatch(/SameSite=Lax/i)
  const own = session.split(';')[0] ?? ''
  await site.send('POST', '/user/auth/sign-out', { cookie: own, body: {} })
  expect((await site.send('GET', '/v1/marketplace/me', { cookie: own })).body['user']).toBeNull()
})

test('a token that was tampered with verifies nothing', async () => {
  await site.signUp('tampered@example.test')
  const link = await linkInMail('tampered@example.test', /Confirm/)
  const token = link.searchParams.get('token') ?? ''
  for (const other of [`${token}x`, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`]) {
    const answer = await site.send('POST', '/user/auth/verify-email', { body: { token: other } })
    expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  }
})

test('a new password by mail: works once, and ends every session', async () => {
  const { cookie } = await site.signUp('forgot@example.test')
  await site.send('POST', '/user/auth/request-password-reset', { body: { email: 'forgot@example.test' } })
  const link = await linkInMail('forgot@example.test', /new password/)
  const body = { token: link.searchParams.get('token'), newPassword: 'another horse' }
  expect((await site.send('POST', '/user/auth/reset-password', { body })).status).toBe(200)
  expect((await site.send('POST', '/user/auth/reset-password', { body })).status).toBe(400)
  expect((await site.send('GET', '/v1/marketplace/me', { cookie })).body['user']).toBeNull()
  expect((await signIn('forgot@example.test')).status).toBe(401)
  expect((await signIn('forgot@example.test', 'another horse')).status).toBe(200)
})

test('asking for a new password does not tell whether an account exists', async () => {
  await site.signUp('exists@example.test')
  const ask = (email: string) => site.send('POST', '/user/auth/request-password-reset', { body: { email } })
  const [known, unknown] = [await ask('exists@example.test'), await ask('missing@example.test')]
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
})

test('too short a password, a taken email, no email: refused with our message shape', async () => {
  const signUp = (body: object) => site.send('POST', '/user/auth/sign-up/email', { body })
  const short = await signUp({ name: 'A', email: 'short@example.test', password: '123456789' })
  expect(short).toMatchObject({ status: 400, body: { msg: expect.stringMatching(/^Request is malformed: /) } })
  await site.signUp('taken@example.test')
  const taken = await signUp({ name: 'A', email: 'Taken@example.test', password: PASSWORD })
  expect(taken).toMatchObject({ status: 422, body: { code: expect.stringMatching(/^USER_ALREADY_EXISTS/) } })
  expect((await signUp({ name: 'A', email: 'not an address', password: PASSWORD })).status).toBe(400)
})

test('a sign-up never creates an admin', async () => {
  const body = { name: 'A', email: 'boss@example.test', password: PASSWORD, role: 'admin', emailVerified: true }
  await site.send('POST', '/user/auth/sign-up/email', { body })
  const row = await site.deps.db
    .selectFrom('user')
    .where('email', '=', 'boss@example.test')
    .select(['role', 'email_verified'])
    .executeTakeFirst()
  expect(row ?? { role: 'user', email_verified: false }).toEqual({ role: 'user', email_verified: false })
})

test('ten wrong passwords, and the account is closed to that address for a while', async () => {
  await site.signUp('guessed@example.test')
  for (let i = 0; i < RATE_LIMITS.signIn.points; i++) {
    expect((await signIn('guessed@example.test', 'wrong guess', '198.51.100.1')).status).toBe(401)
  }
  const closed = await signIn('Guessed@example.test', PASSWORD, '198.51.100.1')
  expect(closed).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn('guessed@example.test', PASSWORD, '198.51.100.2')).status).toBe(200)
})

test('mails to one address are limited', async () => {
  await site.signUp('flooded@example.test')
  const ask = () => site.send('POST', '/user/auth/request-password-reset', { body: { email: 'flooded@example.test' } })
  const statuses: number[] = []
  for (let i = 0; i <= RATE_LIMITS.accountMails.points; i++) statuses.push((await ask()).status)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})

test('the list of sessions, and ending one of them', async () => {
  const { cookie } = await site.signUp('roams@example.test')
  const second = (await signIn('roams@example.test')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const list = await site.send('GET', '/user/auth/list-sessions', { cookie })
  expect(list.body).toHaveLength(2)
  await site.send('POST', '/user/auth/revoke-other-sessions', { cookie, body: {} })
  expect((await site.send('GET', '/v1/marketplace/me', { cookie: second })).body['user']).toBeNull()
  expect((await site.send('GET', '/v1/marketplace/me', { cookie })).body['user']).not.toBeNull()
})

test('an account that is deleted while somebody signs in to it is gone, which is no error of ours', async () => {
  const own = await openTestSite()
  try {
    await own.signUp('leaving@example.test')
    // The race, every time: the account goes between the check of its password and the row of its session.
    await own.deps.pool.query(`create function leave_meanwhile() returns trigger language plpgsql as $$
      begin delete from "user" where id = new.user_id; return new; end $$`)
    await own.deps.pool.query(
      'create trigger leave_meanwhile before insert on session for each row execute function leave_meanwhile()',
    )
    const body = { email: 'leaving@example.test', password: 'correct horse' }
    const answer = await own.send('POST', '/user/auth/sign-in/email', { body })
    expect([answer.status, answer.body['code']]).toEqual([401, 'unauthenticated'])
  } finally {
    await own.close()
  }
})
