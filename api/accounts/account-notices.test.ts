import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const signIn = (email: string, { cookie, agent = FIREFOX }: { cookie?: string; agent?: string } = {}) =>
  site.send('POST', '/user/auth/sign-in/email', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': agent },
    ...(cookie && { cookie }),
  })
const deviceCookie = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.headers.getSetCookie().find((one) => one.includes('.device_')) ?? ''
const mailsTo = (email: string) =>
  site.deps.db
    .selectFrom('mail_outbox')
    .where('recipient', '=', email)
    .where('subject', 'not like', 'Confirm%')
    .where('subject', 'not like', 'Choose%')
    .select(['subject', 'text_body', 'html_body'])
    .orderBy('created_at')
    .execute()

/** Signed up here, with a proven address. */
async function join(email: string) {
  const account = await site.signUp(email, 'Nora Notice')
  await site.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', account.userId).execute()
  return account
}

test('R252 a sign-in from a new browser is mailed once; one that has signed in before is known', async () => {
  const { cookie } = await join('nora@example.test')
  // The browser that signed up is known.
  await signIn('nora@example.test', { cookie })
  expect(await mailsTo('nora@example.test')).toEqual([])
  const first = await signIn('nora@example.test')
  expect(deviceCookie(first)).toMatch(/; HttpOnly; SameSite=Lax$/)
  const device = deviceCookie(first).split(';')[0] ?? ''
  const again = await signIn('nora@example.test', { cookie: device })
  // It is good for longer from now on, and still the same.
  expect(deviceCookie(again).split(';')[0]).toBe(device)
  const mails = await mailsTo('nora@example.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['A new sign-in to Guildhall'])
  expect(mails[0]?.text_body).toMatch(/on \d{4}-\d\d-\d\d at \d\d:\d\d UTC from .*: Firefox on Linux\./)
  expect(mails[0]?.text_body).toContain('http://localhost:3000/account')
})

test('R252 another account’s cookie, or one that was tampered with, makes no browser known', async () => {
  await join('victim@example.test')
  await join('attacker@example.test')
  const own = deviceCookie(await signIn('attacker@example.test')).split(';')[0] ?? ''
  const theirs = deviceCookie(await signIn('victim@example.test')).split(';')[0] ?? ''
  const [name = ''] = theirs.split('=')
  for (const cookie of [own, `${name}=${own.split('=')[1]}`, `${theirs}x`, `${name}=`, `x${theirs}`]) {
    expect([cookie, deviceCookie(await signIn('victim@example.test', { cookie }))]).not.toEqual([cookie, ''])
  }
})

test('R252 notices are limited, and the browser’s name is in no mail', async () => {
  await join('often@example.test')
  const agent = 'Mozilla/5.0 <b>Visit evil.example now</b> http://evil.example Chrome/140.0'
  for (let i = 0; i < RATE_LIMITS.deviceNotices.points + 2; i++) await signIn('often@example.test', { agent })
  const mails = await mailsTo('often@example.test')
  expect(mails).toHaveLength(RATE_LIMITS.deviceNotices.points)
  expect(JSON.stringify(mails)).not.toContain('evil')
})

test('R252 nothing goes to an address that is not proven, nor for a first sign-in', async () => {
  await site.signUp('unproven@example.test')
  await signIn('unproven@example.test')
  expect(await mailsTo('unproven@example.test')).toEqual([])
  // Whom the site builder has reported signs in for the first time, with a password by way of a reset.
  const { db, auth } = site.deps
  const { id } = await makeUser(db, { email: 'reported@example.test' })
  const { internalAdapter, password } = await auth.$context
  const hash = await password.hash(PASSWORD)
  await internalAdapter.createAccount({ userId: id, accountId: id, providerId: 'credential', password: hash })
  expect((await signIn('reported@example.test')).status).toBe(200)
  expect(await mailsTo('reported@example.test')).toEqual([])
  await signIn('reported@example.test')
  expect(await mailsTo('reported@example.test')).toHaveLength(1)
})

test('R252 a changed and a reset password are mailed, a refused change is not', async () => {
  await site.workOnMails()
  const { cookie } = await join('pass@example.test')
  const change = (currentPassword: string) =>
    site.send('POST', '/user/auth/change-password', {
      cookie,
      body: { currentPassword, newPassword: 'violet anchor trumpet' },
    })
  expect((await change('wrong horse')).status).toBe(400)
  expect(await mailsTo('pass@example.test')).toEqual([])
  expect((await change(PASSWORD)).status).toBe(200)
  await site.send('POST', '/user/auth/request-password-reset', { body: { email: 'pass@example.test' } })
  const token = await mailedToken(site, { to: 'pass@example.test', subject: /^Choose/ })
  const reset = await site.send('POST', '/user/auth/reset-password', {
    body: { token, newPassword: 'marble kettle orchid' },
  })
  expect(reset.status).toBe(200)
  const mails = await mailsTo('pass@example.test')
  const subject = 'Your password for Guildhall was changed'
  expect(mails.map((mail) => mail.subject)).toEqual([subject, subject])
  expect(JSON.stringify(mails)).not.toMatch(/horse|anchor|kettle/)
})
