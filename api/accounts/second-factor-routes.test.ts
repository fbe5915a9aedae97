import { afterAll, beforeAll, expect, test } from 'vitest'

import { SECOND_FACTOR_LIMITS } from '#domain/limits.ts'
import { DAY_MS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { codeFor } from '#test/second-factor.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const ME = '/v1/marketplace/me'
const FACTOR = `${ME}/second-factor`
const AUTH = '/user/auth'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

type Sent = Awaited<ReturnType<TestSite['send']>>

const cookiesOf = ({ headers }: Sent) =>
  headers
    .getSetCookie()
    .filter((one) => !/Max-Age=0/i.test(one))
    .map((one) => one.split(';')[0])
    .join('; ')
const post = (path: string, body: unknown, cookie?: string, address?: string) =>
  site.send('POST', path, { body, ...(cookie && { cookie }), ...(address && { address }) })
const signIn = (email: string, password = PASSWORD) => post(`${AUTH}/sign-in/email`, { email, password })
const verify = (cookie: string, code: string, kind = 'totp', more = {}) =>
  post(`${AUTH}/two-factor/verify-${kind}`, { code, ...more }, cookie)
const userOf = async (cookie: string) => (await site.send('GET', ME, { cookie })).body['user'] as { id: string } | null

/** An account with a proven address. */
async function join(email: string) {
  const account = await site.signUp(email)
  const proven = { email_verified: true }
  await site.deps.db.updateTable('user').set(proven).where('id', '=', account.userId).execute()
  return account
}

/** The same with it on, all of whose steps are free again. */
async function withFactor(email: string) {
  const account = await join(email)
  const { db } = site.deps
  const setup = await post(FACTOR, { password: PASSWORD }, account.cookie)
  const key = String(setup.body['key'])
  const confirmed = await post(`${FACTOR}/confirmation`, { code: codeFor(key) }, account.cookie)
  expect(confirmed.status).toBe(200)
  await db.updateTable('two_factor').set({ last_step: null }).where('user_id', '=', account.userId).execute()
  return { ...account, key, recoveryCodes: confirmed.body['recoveryCodes'] as string[] }
}

/** The cookie of a sign-in that waits for its code. */
async function waiting(email: string): Promise<string> {
  const answer = await signIn(email)
  expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
  return cookiesOf(answer)
}

const subjectsTo = async (email: string) => {
  const rows = await site.deps.db
    .selectFrom('mail_outbox')
    .where('recipient', '=', email)
    .select(['subject', 'text_body'])
    .execute()
  return rows.filter(({ subject }) => !subject.startsWith('Confirm your email'))
}

test('R245 the password alone opens no session; the code does', async () => {
  const { userId, key } = await withFactor('two@example.test')
  const answer = await signIn('two@example.test')
  expect(answer.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  expect(cookiesOf(answer)).not.toContain('session_token')
  const rows = await site.deps.db.selectFrom('session').where('user_id', '=', userId).select('id').execute()
  expect(rows).toHaveLength(1)
  expect(await userOf(cookiesOf(answer))).toBeNull()
  expect((await verify(cookiesOf(answer), '000000')).status).toBe(401)
  const passed = await verify(cookiesOf(answer), codeFor(key))
  expect(passed.status).toBe(200)
  expect(await userOf(cookiesOf(passed))).toMatchObject({ id: userId, secondFactor: { on: true, passed: true } })
  // What waited is used up, whatever code comes next.
  expect((await verify(cookiesOf(answer), codeFor(key, 1))).status).toBe(401)
})

test('R247 a one-time code is good once, also for another sign-in, and of several at the same moment one wins', async () => {
  const { key } = await withFactor('once@example.test')
  const first = codeFor(key)
  expect((await verify(await waiting('once@example.test'), first)).status).toBe(200)
  expect((await verify(await waiting('once@example.test'), first)).status).toBe(401)
  const cookies = await Promise.all([0, 1, 2, 3].map(() => waiting('once@example.test')))
  const next = codeFor(key, 1)
  const answers = await Promise.all(cookies.map((cookie) => verify(cookie, next)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  // A code from before the last one is no longer good either.
  expect((await verify(await waiting('once@example.test'), first)).status).toBe(401)
})

test('R247 a recovery code is good once, and of several at the same moment one wins', async () => {
  const { recoveryCodes, cookie } = await withFactor('saved@example.test')
  expect(recoveryCodes).toHaveLength(SECOND_FACTOR_LIMITS.recoveryCodes)
  const [code = '', second = ''] = recoveryCodes
  const cookies = await Promise.all(Array.from({ length: 4 }, () => waiting('saved@example.test')))
  const answers = await Promise.all(cookies.map((one) => verify(one, code, 'backup-code')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await verify(await waiting('saved@example.test'), code, 'backup-code')).status).toBe(401)
  const left = (await site.send('GET', FACTOR, { cookie })).body
  expect(left).toMatchObject({ on: true, recoveryCodesLeft: SECOND_FACTOR_LIMITS.recoveryCodes - 1 })
  expect((await verify(await waiting('saved@example.test'), second, 'backup-code')).status).toBe(200)
  const stored = await site.deps.db.selectFrom('two_factor').select(['secret', 'backup_codes']).execute()
  for (const row of stored) expect(JSON.stringify(row)).not.toMatch(/[a-z2-7]{5}-[a-z2-7]{5}/)
})

test('R246 wrong codes are counted before they are judged, per account, over all addresses and sign-ins', async () => {
  const { key, cookie } = await withFactor('guessed@example.test')
  const tries = RATE_LIMITS.secondFactor.points + 10
  const cookies = [await waiting('guessed@example.test'), await waiting('guessed@example.test')]
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, index) =>
      post(`${AUTH}/two-factor/verify-totp`, { code: '000000' }, cookies[index % 2], `198.51.100.${index}`),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(RATE_LIMITS.secondFactor.points)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const right = await verify(await waiting('guessed@example.test'), codeFor(key))
  expect(right).toMatchObject({ status: 429, body: { msg: expect.stringMatching(/^Too many requests: /) } })
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(600)
  // Recovery codes, and codes for a session that is there, share the count.
  expect((await verify(await waiting('guessed@example.test'), 'aaaaa-aaaaa', 'backup-code')).status).toBe(429)
  expect((await post(`${FACTOR}/pass`, { code: codeFor(key) }, cookie)).status).toBe(429)
})

test('R245 a sign-in that waits ends after its time, and nothing but the code goes through', async () => {
  const { key, userId } = await withFactor('slow@example.test')
  const { db } = site.deps
  const late = await waiting('slow@example.test')
  await site.deps.pool.query('update verification set expires_at = now() where value = $1', [userId])
  expect((await verify(late, codeFor(key))).status).toBe(401)
  await db.updateTable('two_factor').set({ last_step: null }).where('user_id', '=', userId).execute()
  const cookie = await waiting('slow@example.test')
  const odd: unknown[] = [
    undefined,
    null,
    5,
    {},
    [],
    ['123456'],
    '',
    '12345',
    '1'.repeat(100_000),
    '\0',
    '１２３４５６',
  ]
  for (const code of odd) {
    const { status } = await post(`${AUTH}/two-factor/verify-totp`, { code }, cookie)
    expect([code, [400, 401, 429].includes(status)]).toEqual([code, true])
  }
  await site.deps.pool.query('delete from rate_limit')
  // A trusted device would pass by the second step from then on.
  const passed = await verify(await waiting('slow@example.test'), codeFor(key), 'totp', { trustDevice: true })
  expect(passed.status).toBe(200)
  expect(cookiesOf(passed)).not.toContain('trust_device')
  const again = await site.send('POST', `${AUTH}/sign-in/email`, {
    body: { email: 'slow@example.test', password: PASSWORD },
    cookie: cookiesOf(passed),
  })
  expect(again.body).toMatchObject({ twoFactorRedirect: true })
})

test('R245 the cookie of one account’s sign-in is of no use with another’s code', async () => {
  const one = await withFactor('first@example.test')
  await withFactor('second@example.test')
  expect((await verify(await waiting('second@example.test'), codeFor(one.key))).status).toBe(401)
  expect((await verify('guildhall.two_factor=2fa-forged.AAAA', codeFor(one.key))).status).toBe(401)
  expect((await verify('', codeFor(one.key))).status).toBe(401)
})

test('R248 turning it on takes the password and then a code; before that it does not count', async () => {
  const { cookie, userId } = await join('starts@example.test')
  expect((await post(FACTOR, { password: PASSWORD })).status).toBe(401)
  const wrong = await post(FACTOR, { password: 'wrong horse' }, cookie)
  expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } })
  expect((await post(`${FACTOR}/confirmation`, { code: '123456' }, cookie)).status).toBe(404)
  const { body } = await post(FACTOR, { password: PASSWORD }, cookie)
  expect(String(body['uri'])).toMatch(/^otpauth:\/\/totp\/Guildhall:starts%40example\.test\?secret=[A-Z2-7]{40}&/)
  expect((await signIn('starts@example.test')).body).toHaveProperty('user')
  expect((await post(`${FACTOR}/confirmation`, { code: '000000' }, cookie)).body['code']).toBe('wrong_code')
  // better-auth would take codes of a session without counting, and turn it on by them.
  expect((await verify(cookie, codeFor(String(body['key'])))).status).toBe(400)
  expect(await userOf(cookie)).toMatchObject({ secondFactor: { on: false } })
  const answers = await Promise.all(
    [0, 1, 2].map(() => post(`${FACTOR}/confirmation`, { code: ` ${codeFor(String(body['key']))} ` }, cookie)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await userOf(cookie)).toMatchObject({ id: userId, secondFactor: { on: true, passed: true } })
  expect((await post(FACTOR, { password: PASSWORD }, cookie)).status).toBe(409)
  expect((await post(`${FACTOR}/confirmation`, { code: codeFor(String(body['key']), 1) }, cookie)).status).toBe(409)
})

test('R248 it cannot be turned on for an unproven address', async () => {
  const { cookie } = await site.signUp('squatted@example.test')
  const refused = await post(FACTOR, { password: PASSWORD }, cookie)
  expect(refused).toMatchObject({ status: 403, body: { msg: 'Not allowed: confirm your email first' } })
  expect((await post(`${FACTOR}/confirmation`, { code: '123456' }, cookie)).status).toBe(404)
})

test('R248 starting many times at once leaves one key, the last', async () => {
  const { cookie, userId } = await join('hasty@example.test')
  const answers = await Promise.all([0, 1, 2, 3].map(() => post(FACTOR, { password: PASSWORD }, cookie)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const rows = await site.deps.db.selectFrom('two_factor').where('user_id', '=', userId).select('id').execute()
  expect(rows).toHaveLength(1)
})

test('R248 passwords cannot be tried there, not even all at once', async () => {
  const { cookie } = await join('tried@example.test')
  const guesses = Array.from({ length: RATE_LIMITS.signIn.points + 10 }, (_, index) => `guess number ${index}`)
  const answers = await Promise.all(guesses.map((password) => post(FACTOR, { password }, cookie)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await post(FACTOR, { password: PASSWORD }, cookie)).status).toBe(429)
})

test('R249 turning it off and new recovery codes take password and code', async () => {
  const { cookie, key, recoveryCodes } = await withFactor('leaves@example.test')
  const renew = (body: object) => post(`${FACTOR}/recovery-codes`, body, cookie)
  const remove = (body: object) => post(`${FACTOR}/removal`, body, cookie)
  for (const act of [renew, remove]) {
    expect((await act({ password: PASSWORD })).status).toBe(400)
    expect((await act({ password: 'wrong horse', code: codeFor(key) })).body['code']).toBe('wrong_password')
    expect((await act({ password: PASSWORD, code: '000000' })).body['code']).toBe('wrong_code')
  }
  const code = codeFor(key)
  const renewed = await renew({ password: PASSWORD, code })
  expect(renewed.status).toBe(200)
  expect((await renew({ password: PASSWORD, code })).body['code']).toBe('wrong_code')
  const codes = renewed.body['recoveryCodes'] as string[]
  expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect((await verify(await waiting('leaves@example.test'), recoveryCodes[0] ?? '', 'backup-code')).status).toBe(401)
  // A recovery code is a code, for a user who has lost the app.
  expect((await remove({ password: PASSWORD, code: codes[0]?.toUpperCase() })).status).toBe(204)
  expect(await userOf(cookie)).toMatchObject({ secondFactor: { on: false, passed: false } })
  expect((await signIn('leaves@example.test')).body).toHaveProperty('user')
  expect((await remove({ password: PASSWORD, code: codes[1] })).status).toBe(404)
  const subjects = (await subjectsTo('leaves@example.test')).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Two-step sign-in is on for Guildhall',
      'New recovery codes for Guildhall',
      'Two-step sign-in is off for Guildhall',
    ]),
  )
  const texts = (await subjectsTo('leaves@example.test')).map(({ text_body: text }) => text).join('\n')
  for (const secret of [key, ...codes, ...recoveryCodes]) expect(texts).not.toContain(secret)
})

test('R249 better-auth’s own ways to change it are shut', async () => {
  const { cookie } = await withFactor('shut@example.test')
  for (const name of ['enable', 'disable', 'generate-backup-codes', 'get-totp-uri', 'send-otp', 'verify-otp']) {
    const answer = await post(`${AUTH}/two-factor/${name}`, { password: PASSWORD, code: '123456' }, cookie)
    expect([name, answer.status, answer.body['code']]).toEqual([name, 404, 'not_found'])
  }
  expect(await userOf(cookie)).toMatchObject({ secondFactor: { on: true } })
})

test('R250 a new password keeps what the session has proved, and ends the others', async () => {
  const { key, cookie } = await withFactor('renews@example.test')
  const passed = cookiesOf(await verify(await waiting('renews@example.test'), codeFor(key)))
  const body = { currentPassword: PASSWORD, newPassword: 'another long horse', revokeOtherSessions: false }
  const changed = await post(`${AUTH}/change-password`, body, passed)
  expect(changed.status).toBe(200)
  expect(await userOf(cookiesOf(changed))).toMatchObject({ secondFactor: { on: true, passed: true } })
  expect(await userOf(cookie)).toBeNull()
  expect((await subjectsTo('renews@example.test')).map(({ subject }) => subject)).toContain(
    'Your password for Guildhall was changed',
  )
})

test.each([
  { days: 0, asked: false },
  { days: 8, asked: true },
])('R257 turned on $days days ago, it stays after a new password by mail: $asked', async ({ days, asked }) => {
  const email = `turned-on-${days}@example.test`
  const { userId } = await withFactor(email)
  const created_at = new Date(Date.now() - days * DAY_MS)
  await site.deps.db.updateTable('two_factor').set({ created_at }).where('user_id', '=', userId).execute()
  const pending = await waiting(email)
  await site.workOnMails()
  await post(`${AUTH}/request-password-reset`, { email })
  const token = await mailedToken(site, { to: email, subject: /^Choose/ })
  const newPassword = 'violet anchor trumpet'
  expect((await post(`${AUTH}/reset-password`, { token, newPassword })).status).toBe(200)
  const answer = await site.send('POST', '/user/auth/sign-in/email', { body: { email, password: newPassword } })
  expect([answer.status, answer.body['twoFactorRedirect'] === true]).toEqual([200, asked])
  // A sign-in that waited for its code with the old password is void.
  expect((await post(`${AUTH}/two-factor/verify-totp`, { code: '123456' }, pending)).status).toBe(401)
})
