import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { mailedToken } from '#test/mailed-token.ts'
import { makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const NEW_PASSWORD = 'violet anchor trumpet'
const ME = '/v1/marketplace/me'
const HOST = '/v1/marketplace/host'
const HOST_TOKEN = 'the-token-of-the-tests-0123456789'
const HOUR_MS = 3_600_000

let site: TestSite
let hoursLater = 0
beforeAll(async () => {
  const now = () => new Date(Date.now() + hoursLater * HOUR_MS)
  site = await openTestSite({ hostSyncToken: HOST_TOKEN, unlimited: true, now })
  await site.workOnMails()
})
afterAll(() => site.close())
beforeEach(() => {
  hoursLater = 0
})

const post = (path: string, body: unknown, cookie?: string) =>
  site.send('POST', `/user/auth/${path}`, { body, ...(cookie && { cookie }) })
const verify = (token: string, cookie?: string) => post('verify-email', { token }, cookie)
const reset = (token: string, newPassword = NEW_PASSWORD) => post('reset-password', { token, newPassword })
const signIn = (email: string, password: string) => post('sign-in/email', { email, password })
const me = async (cookie: string) => (await site.send('GET', ME, { cookie })).body['user'] as Record<string, unknown>
const putUser = (id: string, body: object) =>
  site.send('PUT', `${HOST}/users/${id}`, { body, headers: { authorization: `Bearer ${HOST_TOKEN}` } })
const mailsTo = (to: string) =>
  site.deps.db.selectFrom('mail_outbox').where('recipient', '=', to).selectAll().orderBy('id').execute()

const CONFIRM = /Confirm your email/
const CHANGE = /Confirm your new email/
const RESET = /new password/

/** An account with a proven address. */
async function proven(email: string, name?: string) {
  const account = await site.signUp(email, name)
  await verify(await mailedToken(site, { to: email, subject: CONFIRM }))
  return account
}

async function requestChange(cookie: string, newEmail: string): Promise<string> {
  expect((await post('change-email', { newEmail, currentPassword: PASSWORD }, cookie)).status).toBe(200)
  return mailedToken(site, { to: newEmail, subject: CHANGE })
}

async function requestReset(email: string, not?: string): Promise<string> {
  expect((await post('request-password-reset', { email })).status).toBe(200)
  return mailedToken(site, { to: email, subject: RESET, ...(not && { not }) })
}

test.each([
  [{ purpose: 'create-profile' }, '/new-profile'],
  [{}, null],
])('R706 the link of an account that was made with %j leads on to %s', async (purpose, next) => {
  const email = `made-for-${next === null ? 'reading' : 'work'}@example.test`
  expect((await post('sign-up/email', { name: 'Evi', email, password: PASSWORD, ...purpose })).status).toBe(200)
  const token = await mailedToken(site, { to: email, subject: CONFIRM })
  const [mail] = await mailsTo(email)
  const [link = ''] = /https?:\S+verify-email\S+/.exec(mail?.text_body ?? '') ?? []
  expect(new URL(link).searchParams.get('next')).toBe(next)
  expect((await verify(token)).status).toBe(200)
})

test('R706 a mail that is sent again keeps what the account was made for', async () => {
  const email = 'asks-again@example.test'
  await post('sign-up/email', { name: 'Evi', email, password: PASSWORD, purpose: 'create-profile' })
  const first = await mailedToken(site, { to: email, subject: CONFIRM })
  expect((await post('send-verification-email', { email, purpose: 'create-profile' })).status).toBe(200)
  const second = await mailedToken(site, { to: email, subject: CONFIRM, not: first })
  const texts = (await mailsTo(email)).map(({ text_body }) => text_body)
  expect(texts.find((text) => text?.includes(second))).toContain('next=%2Fnew-profile')
  expect(await post('send-verification-email', { email, purpose: 'https://evil.example' })).toMatchObject({
    status: 400,
    body: { fields: { purpose: expect.any(Array) } },
  })
})

test('R706 an account is made for nothing else', async () => {
  const body = { name: 'Evi', email: 'for-nothing@example.test', password: PASSWORD, purpose: 'https://evil.example' }
  expect(await post('sign-up/email', body)).toMatchObject({
    status: 400,
    body: { fields: { purpose: expect.any(Array) } },
  })
  expect(await mailsTo('for-nothing@example.test')).toEqual([])
})

test('R205 a link works once, however many use it at once', async () => {
  const { cookie } = await site.signUp('once@example.test')
  const token = await mailedToken(site, { to: 'once@example.test', subject: CONFIRM })
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)])
  expect(await me(cookie)).toMatchObject({ emailVerified: true })
  const again = await requestReset('once@example.test')
  const resets = await Promise.all(Array.from({ length: 4 }, () => reset(again)))
  expect(resets.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

test('R205 only a hash of the token is stored', async () => {
  await site.signUp('hashed@example.test')
  const token = await mailedToken(site, { to: 'hashed@example.test', subject: CONFIRM })
  const rows = await site.deps.db.selectFrom('account_token').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('R205 a newer link makes the older one void', async () => {
  const email = 'newer@example.test'
  await site.signUp(email)
  const first = await mailedToken(site, { to: email, subject: CONFIRM })
  await post('send-verification-email', { email })
  const second = await mailedToken(site, { to: email, subject: CONFIRM, not: first })
  expect([(await verify(first)).status, (await verify(second)).status]).toEqual([400, 200])
  const older = await requestReset(email)
  const newer = await requestReset(email, older)
  expect([(await reset(older)).status, (await reset(newer)).status]).toEqual([400, 200])
})

test('R205 links expire: a new password after an hour, an address after a day', async () => {
  const email = 'late@example.test'
  await site.signUp(email)
  const confirm = await mailedToken(site, { to: email, subject: CONFIRM })
  const choose = await requestReset(email)
  hoursLater = 1.01
  expect((await reset(choose)).status).toBe(400)
  hoursLater = 24.01
  expect((await verify(confirm)).status).toBe(400)
  hoursLater = 0
  expect((await verify(confirm)).status).toBe(200)
})

test('R205 a new password by mail makes every other link void', async () => {
  const email = 'stolen@example.test'
  const { cookie } = await proven(email)
  const change = await requestChange(cookie, 'thief@example.test')
  expect((await reset(await requestReset(email))).status).toBe(200)
  expect((await verify(change)).status).toBe(400)
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
})

test('R205 when the account’s address changes, by any caller, its links become invalid', async () => {
  const { cookie, userId } = await proven('moves@example.test')
  const choose = await requestReset('moves@example.test')
  const change = await requestChange(cookie, 'moved@example.test')
  const report = { name: 'M', email: 'reported@example.test', emailVerified: true }
  expect((await putUser(userId, report)).status).toBe(200)
  expect((await reset(choose)).status).toBe(400)
  expect((await verify(change)).status).toBe(400)
  expect(await me(cookie)).toMatchObject({ email: 'reported@example.test' })

  const other = await proven('walks@example.test')
  const before = await requestReset('walks@example.test')
  expect((await verify(await requestChange(other.cookie, 'walked@example.test'))).status).toBe(200)
  expect((await reset(before)).status).toBe(400)
  expect(await me(other.cookie)).toMatchObject({ email: 'walked@example.test', emailVerified: true })
})

test('R205 links of a deleted account are invalid, also for the next owner of the address', async () => {
  const email = 'reborn@example.test'
  const { cookie } = await site.signUp(email)
  const confirm = await mailedToken(site, { to: email, subject: CONFIRM })
  const choose = await requestReset(email)
  await site.send('POST', `${ME}/deletion`, { cookie, body: { password: PASSWORD } })
  const next = await site.signUp(email, 'Somebody Else')
  expect([(await verify(confirm)).status, (await reset(choose)).status]).toEqual([400, 400])
  expect(await me(next.cookie)).toMatchObject({ emailVerified: false })
})

test('R205 a change of address never reaches the account that has the address by then', async () => {
  const { cookie } = await proven('attacker@example.test')
  const token = await requestChange(cookie, 'wanted@example.test')
  const owner = await makeUser(site.deps.db, { email: 'wanted@example.test', name: 'The Owner' })
  const answer = await verify(token)
  expect([answer.status, answer.body['code']]).toEqual([409, 'already_used'])
  expect(answer.headers.getSetCookie()).toEqual([])
  const row = await site.deps.db.selectFrom('user').where('id', '=', owner.id).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: 'wanted@example.test', name: 'The Owner' })
  expect(await me(cookie)).toMatchObject({ email: 'attacker@example.test' })
})

test('R205 a link is good for its own purpose alone', async () => {
  const email = 'purpose@example.test'
  await site.signUp(email)
  const confirm = await mailedToken(site, { to: email, subject: CONFIRM })
  const choose = await requestReset(email)
  expect([(await reset(confirm)).status, (await verify(choose)).status]).toEqual([400, 400])
  expect([(await verify(confirm)).status, (await reset(choose)).status]).toEqual([200, 200])
})

test('R206 opening a link changes nothing and creates no session, and neither does the button', async () => {
  const email = 'scanned@example.test'
  const { cookie } = await site.signUp(email)
  const token = await mailedToken(site, { to: email, subject: CONFIRM })
  for (const as of [undefined, cookie]) {
    const look = await site.send('GET', `/user/auth/verify-email?token=${token}`, { ...(as && { cookie: as }) })
    expect([look.status, look.body]).toEqual([200, { purpose: 'verify-email', email, yours: as !== undefined }])
    expect(look.headers.getSetCookie()).toEqual([])
  }
  expect(await me(cookie)).toMatchObject({ emailVerified: false })
  const pressed = await verify(token)
  expect([pressed.status, pressed.body, pressed.headers.getSetCookie()]).toEqual([200, { status: true }, []])
  expect((await site.send('GET', `/user/auth/verify-email?token=${token}`)).status).toBe(404)
})

test('R206 a user who is signed in to another account confirms for the account of the link', async () => {
  const email = 'theirs@example.test'
  const owner = await site.signUp(email)
  const other = await site.signUp('bystander@example.test')
  const token = await mailedToken(site, { to: email, subject: CONFIRM })
  const look = await site.send('GET', `/user/auth/verify-email?token=${token}`, { cookie: other.cookie })
  expect(look.body).toMatchObject({ email, yours: false })
  expect((await verify(token, other.cookie)).status).toBe(200)
  expect(await me(owner.cookie)).toMatchObject({ emailVerified: true })
  expect(await me(other.cookie)).toMatchObject({ email: 'bystander@example.test', emailVerified: false })
})

test.each([
  ['NUL', 'a\0b'],
  ['NUL alone', '\0'],
  ['43 characters with a NUL', `${'a'.repeat(42)}\0`],
  ['half a surrogate pair', `\ud800${'a'.repeat(42)}`],
  ['200 KB', 'a'.repeat(200_000)],
  ['nothing', ''],
  ['a number', 5],
  ['a list', ['a'.repeat(43)]],
  ['null', null],
])('R205 a token that is %s is refused before the database sees it', async (_what, token) => {
  for (const answer of [
    await post('reset-password', { token, newPassword: NEW_PASSWORD }),
    await post('verify-email', { token }),
  ]) {
    expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  }
})

test.each(['%00', 'a'.repeat(1500), '', '%ED%A0%80'])('R205 looking with token=%s is a 404', async (token) => {
  expect((await site.send('GET', `/user/auth/verify-email?token=${token}`)).status).toBe(404)
})

test('R208 mails to an unproven address hold nothing that somebody typed', async () => {
  const email = 'stranger@example.test'
  const name = 'Win a prize at evil.example'
  const { cookie } = await site.signUp(email, name)
  await mailedToken(site, { to: email, subject: CONFIRM })
  await requestReset(email)
  await requestChange(cookie, 'another-stranger@example.test')
  const mails = [...(await mailsTo(email)), ...(await mailsTo('another-stranger@example.test'))]
  expect(mails.map(({ kind }) => kind)).toEqual(['verify-email', 'reset-password', 'change-email'])
  expect(JSON.stringify(mails)).not.toMatch(/prize|evil/)
})

test('R208 a proven address is told when another is asked for, and both when it has been changed', async () => {
  const { cookie } = await proven('told@example.test', 'Tova')
  const token = await requestChange(cookie, 'new-told@example.test')
  const notices = async () =>
    (await mailsTo('told@example.test')).filter(({ kind }) => kind === 'account-notice').map(({ subject }) => subject)
  await vi.waitFor(async () => expect(await notices()).toEqual(['A new email was requested on Guildhall']))
  expect((await verify(token)).status).toBe(200)
  expect(await notices()).toEqual(['A new email was requested on Guildhall', 'Your email for Guildhall was changed'])
  expect(JSON.stringify(await mailsTo('told@example.test'))).not.toContain('new-told')
  const told = (await mailsTo('new-told@example.test')).map(({ subject }) => subject)
  expect(told).toEqual(['Confirm your new email for Guildhall', 'This is your email for Guildhall now'])
})

test('R209 a new password by mail proves the address, and removes every access of the account’s creator', async () => {
  const email = 'victim@example.test'
  const squatter = await site.signUp(email, 'Squatter')
  const { db } = site.deps
  const planted = { inquiry_email_address: 'squatter@example.test', inquiry_email_verified_at: new Date() }
  const profile = await makeProfile(db, { owner_user_id: squatter.userId, ...planted })
  const change = await requestChange(squatter.cookie, 'squatter-new@example.test')
  const other = { id: 'planted', account_id: 'x', provider_id: 'elsewhere', user_id: squatter.userId, password: null }
  await db.insertInto('account').values(other).execute()

  expect((await reset(await requestReset(email))).status).toBe(200)
  expect(await me(squatter.cookie)).toBeNull()
  expect((await signIn(email, PASSWORD)).status).toBe(401)
  expect((await verify(change)).status).toBe(400)
  const owner = await signIn(email, NEW_PASSWORD)
  expect(owner.body['user']).toMatchObject({ email, emailVerified: true })
  const methods = await db.selectFrom('account').where('user_id', '=', squatter.userId).select('provider_id').execute()
  expect(methods).toEqual([{ provider_id: 'credential' }])
  const row = await db.selectFrom('profile').where('id', '=', profile.id).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ inquiry_email_address: null, inquiry_email_verified_at: null })
})

test('R215 an unproven account loses its address to the account that proves it, and neither gets the other’s data', async () => {
  const email = 'contested@example.test'
  const squatter = await site.signUp(email, 'Squatter')
  const draft = await makeProfile(site.deps.db, { owner_user_id: squatter.userId, slug: 'squatters-draft' })
  const owner = await proven('owner-elsewhere@example.test')
  const token = await requestChange(owner.cookie, email)
  expect((await verify(token)).status).toBe(200)
  expect(await me(owner.cookie)).toMatchObject({ id: owner.userId, email, emailVerified: true })
  expect(await me(squatter.cookie)).toBeNull()
  expect((await signIn(email, PASSWORD)).body['user']).toMatchObject({ id: owner.userId })
  const left = await site.deps.db
    .selectFrom('user')
    .innerJoin('profile', 'profile.owner_user_id', 'user.id')
    .where('profile.id', '=', draft.id)
    .select(['user.id', 'user.email', 'user.email_verified'])
    .executeTakeFirstOrThrow()
  expect(left).toMatchObject({ id: squatter.userId, email_verified: false })
  expect(left.email).toMatch(/@yielded\.invalid$/)
})

test('R290 a link to a new password says whether it is still good, and looking changes nothing', async () => {
  const email = 'looks@example.test'
  await proven(email)
  const token = await requestReset(email)
  const look = async (given: string) => (await site.send('GET', `/user/auth/reset-password?token=${given}`)).status
  expect([await look(token), await look(token)]).toEqual([200, 200])
  for (const altered of ['', 'x', `${token}x`, `${token.slice(1)}_`]) expect(await look(altered)).toBe(404)
  expect((await reset(token)).status).toBe(200)
  expect(await look(token)).toBe(404)
  const late = await requestReset(email)
  hoursLater = 2
  expect(await look(late)).toBe(404)
})
