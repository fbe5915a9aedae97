import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { mailedToken } from '#test/mailed-token.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const STRONG = 'violet anchor trumpet'
const EASY = 'This password is easy to guess. Use a longer one, or three words that do not belong together.'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  await site.workOnMails()
})
afterAll(() => site.close())

const post = (path: string, body: object, cookie?: string) =>
  site.send('POST', `/user/auth/${path}`, { body, ...(cookie && { cookie }) })
const isSignedIn = async (cookie: string) =>
  (await site.send('GET', '/v1/marketplace/me', { cookie })).body['user'] !== null

const refused = (field: string) => [
  400,
  expect.objectContaining({
    code: 'validation_failed',
    msg: `Request is malformed: ${EASY}`,
    fields: { [field]: [EASY] },
  }),
]

const WEAK = ['password12', ' '.repeat(10), 'qwertyuiop', 'guildhall-demo', 'Grace.Hopper.1906', 'hopper@navy.example']

test.each(WEAK)('R210 %j is refused at sign-up', async (password) => {
  const answer = await post('sign-up/email', { name: 'Grace Hopper', email: 'hopper@navy.example', password })
  expect([answer.status, answer.body]).toEqual(refused('password'))
  expect(await site.deps.db.selectFrom('user').where('email', '=', 'hopper@navy.example').execute()).toEqual([])
})

test('R210 a weak password is refused at a change or reset, and the link is still valid afterwards', async () => {
  const email = 'hopper@fleet.example'
  const { cookie } = await site.signUp(email, 'Grace Hopper')
  await post('request-password-reset', { email })
  const token = await mailedToken(site, { to: email, subject: /new password/ })
  for (const newPassword of WEAK.slice(0, -1)) {
    const changed = await post('change-password', { currentPassword: PASSWORD, newPassword }, cookie)
    expect([changed.status, changed.body]).toEqual(refused('newPassword'))
    const reset = await post('reset-password', { token, newPassword })
    expect([reset.status, reset.body]).toEqual(refused('newPassword'))
  }
  expect((await post('sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  expect((await post('reset-password', { token, newPassword: STRONG })).status).toBe(200)
  expect((await post('sign-in/email', { email, password: STRONG })).status).toBe(200)
})

test('R210 what is no password at all is refused, and breaks nothing', async () => {
  const { cookie } = await site.signUp('types@example.test')
  for (const password of [5, null, [], {}, ['password12'], '', 'short', 'x'.repeat(200_000)]) {
    const signedUp = await post('sign-up/email', { name: 'N', email: 'never@example.test', password })
    const changed = await post('change-password', { currentPassword: PASSWORD, newPassword: password }, cookie)
    expect([signedUp.status, changed.status]).toEqual([400, 400])
  }
  const short = await post('change-password', { currentPassword: PASSWORD, newPassword: 'short' }, cookie)
  expect(short.body['code']).toBe('PASSWORD_TOO_SHORT')
  const odd = await post('sign-up/email', { name: ['a'], email: { b: 1 }, password: STRONG })
  expect(odd.status).toBe(400)
})

test.each([undefined, false, true])(
  'R211 a changed password ends the other sessions, with revokeOtherSessions %s, and voids links',
  async (revokeOtherSessions) => {
    const email = `changes-${revokeOtherSessions}@example.test`
    const { cookie, userId } = await site.signUp(email)
    const elsewhere = await post('sign-in/email', { email, password: PASSWORD })
    const other = elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await post('request-password-reset', { email })
    const token = await mailedToken(site, { to: email, subject: /new password/ })
    const body = { currentPassword: PASSWORD, newPassword: STRONG, revokeOtherSessions }
    const answer = await post('change-password', body, cookie)
    expect(answer.status).toBe(200)
    expect(await isSignedIn(other)).toBe(false)
    // The one who changed it goes on, in a new session.
    expect(await isSignedIn(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')).toBe(true)
    expect((await post('reset-password', { token, newPassword: STRONG })).status).toBe(400)
    const sessions = await site.deps.db.selectFrom('session').where('user_id', '=', userId).select('id').execute()
    expect(sessions).toHaveLength(1)
  },
)

test('R217 the log says what happened to accounts, and holds no email, password or token', async () => {
  const logged = vi.spyOn(site.deps, 'logAuthEvent')
  const email = 'logged@example.test'
  const { cookie, userId } = await site.signUp(email)
  const confirm = await mailedToken(site, { to: email, subject: /Confirm your email/ })
  await post('verify-email', { token: confirm })
  await post('sign-out', {}, cookie)
  await post('sign-in/email', { email, password: 'wrong password' })
  await post('sign-in/email', { email: 'nobody@example.test', password: 'wrong password' })
  const session = (await post('sign-in/email', { email, password: PASSWORD })).headers.getSetCookie()[0] ?? ''
  const changing = { currentPassword: PASSWORD, newPassword: STRONG }
  const changed = await post('change-password', changing, session.split(';')[0])
  const own = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await post('change-email', { newEmail: 'relogged@example.test', currentPassword: STRONG }, own)
  const change = await mailedToken(site, { to: 'relogged@example.test', subject: /new email/ })
  await post('verify-email', { token: change })
  await post('request-password-reset', { email: 'relogged@example.test' })
  const choose = await mailedToken(site, { to: 'relogged@example.test', subject: /new password/ })
  await post('reset-password', { token: choose, newPassword: PASSWORD })
  const last = await post('sign-in/email', { email: 'relogged@example.test', password: PASSWORD })
  const body = { password: PASSWORD }
  const leaving = last.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await site.send('POST', '/v1/marketplace/me/deletion', { cookie: leaving, body })

  const clientAddress = '203.0.113.7'
  const events = [
    'sign-up',
    'email-verified',
    'sign-out',
    'sign-in-failed',
    'sign-in-failed',
    'sign-in',
    'password-changed',
    'email-changed',
    'password-reset',
    'sign-in',
    'account-deleted',
  ]
  const expected = events.map((event, nth) => ({ event, userId: nth === 4 ? undefined : userId, clientAddress }))
  expect(logged.mock.calls.map(([event]) => event)).toEqual(expected)
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/example\.test|correct|violet/)
})
