import { afterAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { GUEST, INQUIRY } from '#test/make-message.ts'
import { openBriefSite, tokenIn } from '#test/sites/brief-site.ts'

const WAITING = '/v1/marketplace/waiting'

const opened = await openBriefSite()
const { site, mails } = opened

beforeEach(() => opened.reset())
afterAll(() => site.close())

const message = (body: object = { ...INQUIRY, ...GUEST }, cookie?: string) =>
  site.send('POST', '/v1/marketplace/profiles/expert-one/message/hire', { body, ...(cookie && { cookie }) })
const look = (token: unknown) => site.send('GET', `${WAITING}?token=${encodeURIComponent(String(token))}`)
const again = (token: unknown, address?: string) =>
  site.send('POST', `${WAITING}/renew`, { body: { token }, ...(address && { address }) })

test('R667 the sender of a message sees its address and text until it is confirmed', async () => {
  const { body } = await message()
  const seen = await look(body['waitingToken'])
  expect([seen.status, seen.body]).toEqual([200, { ...GUEST, ...INQUIRY, to: ['expert-one'] }])
  const [mail] = await mails()
  const token = decodeURIComponent(tokenIn(mail?.text_body, 'token='))
  const unconfirmed = await site.send('GET', `/v1/marketplace/messages/confirm?token=${encodeURIComponent(token)}`)
  expect(unconfirmed.body).toMatchObject({ email: GUEST.email })
  expect((await site.send('POST', '/v1/marketplace/messages/confirm', { body: { token } })).status).toBe(200)
  expect((await look(body['waitingToken'])).status).toBe(404)
  expect((await again(body['waitingToken'])).status).toBe(404)
  expect((await mails()).filter(({ kind }) => kind === 'confirm-message')).toHaveLength(1)
})

test('R667 a brief, too, with everything that its form has', async () => {
  const { body } = await opened.asGuest(['expert-one', 'expert-two'])
  const seen = await look(body['waitingToken'])
  expect(seen.body).toMatchObject({ ...GUEST, ...INQUIRY, to: ['expert-one', 'expert-two'], budget: '3,000 EUR' })
  expect((await again(body['waitingToken'])).status).toBe(202)
  const [first, second] = (await mails()).filter(({ kind }) => kind === 'confirm-brief')
  expect([second?.recipient, second?.text_body]).toEqual([GUEST.email, first?.text_body])
})

test('R667 the link is mailed again to the same address, within the limits', async () => {
  const { body } = await message()
  const { points } = RATE_LIMITS.accountMails
  for (let index = 0; index < points; index++) expect((await again(body['waitingToken'])).status).toBe(202)
  expect((await again(body['waitingToken'], '198.51.100.9')).status).toBe(429)
  const sent = (await mails()).filter(({ kind }) => kind === 'confirm-message')
  expect([sent.length, new Set(sent.map(({ recipient }) => recipient))]).toEqual([points + 1, new Set([GUEST.email])])
})

test('R667 no other token opens it, and what is sent at once has none', async () => {
  const { body } = await message()
  const id = String(body['id'])
  const foreign = site.deps.signer.sign('confirm-message', id)
  for (const token of ['', id, foreign, `${String(body['waitingToken'])}x`, site.deps.signer.sign('waiting', id)]) {
    expect([token, (await look(token)).status, (await again(token || 'x')).status]).toEqual([token, 404, 404])
  }
  const sent = await message({ ...INQUIRY, subject: 'Another one' }, opened.client.cookie)
  expect([sent.status, sent.body['waitingToken']]).toEqual([202, undefined])
})

test('R667 the page for a new password names the address', async () => {
  const email = `forgot-${crypto.randomUUID()}@example.test`
  await site.signUp(email, 'For Got', { confirmed: true })
  await site.workOnMails()
  await site.send('POST', '/user/auth/request-password-reset', { body: { email } })
  const mailed = async () =>
    (await mails()).find(({ kind, recipient }) => kind === 'reset-password' && recipient === email)
  await expect.poll(mailed, { timeout: 10_000 }).toBeTruthy()
  const token = tokenIn((await mailed())?.text_body, 'token=')
  expect((await site.send('GET', `/user/auth/reset-password?token=${token}`)).body).toEqual({
    purpose: 'reset-password',
    email,
  })
})
