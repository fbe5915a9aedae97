import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { GUEST, INQUIRY } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let clock = new Date('2026-06-01T12:00:00Z')
let visitor: { cookie: string; userId: string }
let expert: Awaited<ReturnType<typeof makeExpert>>
const SLUG = 'ada-moreau'
const PATH = `/v1/marketplace/profiles/${SLUG}/message/hire`

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => clock })
  visitor = await site.signUp('vera@example.test', 'Vera Lindholm', { confirmed: true })
})
beforeEach(async () => {
  clock = new Date('2026-06-01T12:00:00Z')
  await site.deps.db.deleteFrom('message').execute()
  await site.deps.db.deleteFrom('profile').execute()
  await site.deps.db.deleteFrom('mail_outbox').execute()
  expert = await makeExpert(site.deps.db, { slug: SLUG, name: 'Ada Moreau' })
})
afterAll(() => site.close())

type Options = { cookie?: string; key?: string }
const send = (body: unknown, { cookie, key }: Options = {}) =>
  site.send('POST', PATH, { body, ...(cookie && { cookie }), headers: key ? { 'idempotency-key': key } : {} })
const messages = () => site.deps.db.selectFrom('message').selectAll().execute()
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('id').execute()
const tokenIn = (text: string | undefined) => new URL(/http\S+/.exec(text ?? '')?.[0] ?? '').searchParams.get('token')

test('R86 R89 signed in: stored, and a mail to the owner with the sender to reply to', async () => {
  const { status, body } = await send({ ...INQUIRY, name: 'Somebody Else', email: 'else@example.test' }, visitor)
  expect([status, body]).toEqual([202, { id: expect.any(String), status: 'sent' }])
  expect(await messages()).toMatchObject([
    { ...INQUIRY, sender_name: 'Vera Lindholm', sender_user_id: visitor.userId, guest_email: null, status: 'sent' },
  ])
  expect(await mails()).toMatchObject([
    {
      recipient: `${expert.userId}@example.test`,
      reply_to: 'vera@example.test',
      message_id: `<${body['id']}@localhost>`,
      subject: `Vera Lindholm wrote to you: ${INQUIRY.subject}`,
    },
  ])
})

test('R87 a guest’s message waits for the mailed link; looking at it sends nothing, confirming does, once', async () => {
  const { status, body } = await send({ ...INQUIRY, ...GUEST })
  expect([status, body['status']]).toEqual([202, 'awaiting-confirmation'])
  const [mail, ...others] = await mails()
  expect([mail?.recipient, others]).toEqual([GUEST.email, []])
  // Nothing that a stranger typed reaches an address that is perhaps not theirs.
  for (const typed of [GUEST.name, INQUIRY.subject, INQUIRY.body]) expect(mail?.text_body).not.toContain(typed)

  const token = tokenIn(mail?.text_body)
  const path = '/v1/marketplace/messages/confirm'
  const seen = await site.send('GET', `${path}?token=${token}`)
  expect(seen.body).toMatchObject({ profileName: 'Ada Moreau', ...INQUIRY, status: 'awaiting-confirmation' })
  expect(await mails()).toHaveLength(1)

  const confirmed = await Promise.all([1, 2, 3].map(() => site.send('POST', path, { body: { token } })))
  expect(confirmed.map((one) => [one.status, one.body['status']])).toEqual(confirmed.map(() => [200, 'sent']))
  const toOwner = (await mails()).filter((mail) => mail.recipient !== GUEST.email)
  expect(toOwner).toHaveLength(1)
  expect(toOwner[0]?.reply_to).toBe(GUEST.email)
})

test('R87 a link that is not ours, or for another purpose, opens nothing', async () => {
  const { body } = await send({ ...INQUIRY, ...GUEST })
  const id = String(body['id'])
  const forged = [id, `${Buffer.from(id).toString('base64url')}.x`, site.deps.signer.sign('conversation', id)]
  for (const token of forged) {
    const answer = await site.send('POST', '/v1/marketplace/messages/confirm', { body: { token } })
    expect(answer.status).toBe(404)
  }
  // Nor does the link to confirm open the conversation.
  const token = site.deps.signer.sign('confirm-message', id)
  expect((await site.send('GET', `/v1/marketplace/conversations?token=${token}`)).status).toBe(404)
})

test('R85 a profile that was never activated takes no messages, however open it is', async () => {
  const before = { expert_status: 'NOT_ACTIVATED' as const, activated_at: null, wants_hirable: true }
  await site.deps.db.updateTable('profile').set(before).execute()
  const answer = await send({ ...INQUIRY, ...GUEST })
  expect([answer.status, answer.body['msg']]).toEqual([403, 'Not allowed: this profile is not available for contact'])
})

test('R87 what the profile no longer takes is not sent by a late confirmation', async () => {
  await send({ ...INQUIRY, ...GUEST })
  const token = tokenIn((await mails())[0]?.text_body)
  await site.deps.db.updateTable('profile').set({ wants_hirable: false }).execute()
  const answer = await site.send('POST', '/v1/marketplace/messages/confirm', { body: { token } })
  expect([answer.status, answer.body['msg']]).toEqual([403, 'Not allowed: this profile is not available for contact'])
})

test.each<[string, Record<string, unknown>, string]>([
  ['a short subject', { subject: 'Hi' }, 'subject'],
  ['a long subject', { subject: 'x'.repeat(151) }, 'subject'],
  ['a short body', { body: 'x'.repeat(19) }, 'body'],
  ['a short body of wide characters', { body: '😀'.repeat(10) }, 'body'],
  ['a long body', { body: 'x'.repeat(5001) }, 'body'],
  ['NUL', { body: `${INQUIRY.body}\0` }, 'body'],
  ['NUL in the subject', { subject: 'With \0 in it' }, 'subject'],
  ['no name', { name: ' ' }, 'name'],
  ['no address', { email: undefined }, 'email'],
  ['an address with a line break', { email: 'a@b.test\r\nBcc: c@d.test' }, 'email'],
  ['an unknown field', { budget: 5 }, 'budget'],
])('R86 %s is refused at its field', async (_name, change, field) => {
  const { status, body } = await send({ ...INQUIRY, ...GUEST, ...change })
  expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]])
  expect(await messages()).toEqual([])
})

test('R86 the longest message, in wide characters and with line breaks as browsers send them', async () => {
  const body = `${'😀'.repeat(4998)}\r\n!`
  expect((await send({ ...INQUIRY, body }, visitor)).status).toBe(202)
  expect((await messages())[0]?.body).toBe(body.replace('\r\n', '\n'))
})

test('R95 the same form sent five times, and twice at once, is one message with one answer', async () => {
  for (const sender of [visitor, {}]) {
    await site.deps.db.deleteFrom('message').execute()
    await site.deps.db.deleteFrom('mail_outbox').execute()
    const form = { ...INQUIRY, ...GUEST }
    const atOnce = await Promise.all([1, 2, 3].map(() => send(form, { ...sender, key: 'form-1' })))
    const after = [await send(form, { ...sender, key: 'form-1' }), await send(form, { ...sender, key: 'form-1' })]
    const answers = [...atOnce, ...after].map(({ status, body }) => ({ status, body }))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]?.status).toBe(202)
    expect([await messages(), await mails()].map((rows) => rows.length)).toEqual([1, 1])
  }
})

test('R95 a key is one sender’s, and stands for one text', async () => {
  await send(INQUIRY, { ...visitor, key: 'form-2' })
  const other = await send({ ...INQUIRY, body: `${INQUIRY.body} And more.` }, { ...visitor, key: 'form-2' })
  expect([other.status, other.body['code']]).toEqual([409, 'already_used'])
  expect((await send({ ...INQUIRY, ...GUEST }, { key: 'form-2' })).status).toBe(202)
  expect(await messages()).toHaveLength(2)
  for (const key of ['x'.repeat(201), 'with space']) expect((await send(INQUIRY, { ...visitor, key })).status).toBe(400)
})

test('R92 our form: a hidden field, sent too fast, too late, or with a forged time', async () => {
  const { formToken } = (await site.send('GET', PATH)).body as { formToken: string }
  const tried = (change: object) => send({ ...INQUIRY, formToken, website: '', ...change }, visitor)
  const problem = async (change: object = {}) => {
    const { status, body } = await tried(change)
    return [status, Object.keys((body['fields'] as object) ?? {})]
  }
  expect(await problem()).toEqual([400, ['form']])
  clock = new Date(clock.getTime() + 3000)
  expect(await problem({ website: 'https://spam.example' })).toEqual([400, ['website']])
  expect(await problem({ formToken: '' })).toEqual([400, ['formToken']])
  expect(await problem({ formToken: site.deps.signer.sign('conversation', '0') })).toEqual([400, ['formToken']])
  expect(await problem()).toEqual([202, []])
  clock = new Date(clock.getTime() + 24 * 3_600_000)
  expect(await problem()).toEqual([400, ['formToken']])
})

const SUSPECT = { subject: 'Rank first', body: 'Look: https://example.test/an-offer-that-nobody-has-asked-for' }
const HELD = { status: 'filtered', filterReason: 'It is little more than links.' }

test('R93 a suspected message is kept for its recipient, never mailed, and its sender is told why', async () => {
  const { status, body } = await send(SUSPECT, { ...visitor, key: 'once' })
  expect([status, body]).toEqual([202, { id: expect.any(String), ...HELD }])
  expect((await send(SUSPECT, { ...visitor, key: 'once' })).body).toEqual(body)
  expect(await messages()).toMatchObject([{ status: 'filtered', filter_reason: 'It is little more than links.' }])
  expect(await mails()).toEqual([])
})

test('R93 a guest learns by their link that it is held', async () => {
  await send({ ...SUSPECT, ...GUEST })
  const token = tokenIn((await mails())[0]?.text_body)
  const path = '/v1/marketplace/messages/confirm'
  expect((await site.send('POST', path, { body: { token } })).body).toMatchObject(HELD)
  expect((await site.send('GET', `${path}?token=${token}`)).body).toMatchObject(HELD)
  expect(await mails()).toHaveLength(1)
})

test('R93 a brief with many links goes out', async () => {
  const links = Array.from({ length: 6 }, (_, index) => `https://example.test/${index}`).join(' ')
  const { body } = await send({ ...INQUIRY, body: `${INQUIRY.body} ${links}` }, visitor)
  expect([body['status'], (await mails()).length]).toEqual(['sent', 1])
})

test('R93 the same text to many experts ends in the filter', async () => {
  const statuses: string[] = []
  for (let index = 0; index < 10; index += 1) {
    const slug = `expert-number-${index}`
    await makeExpert(site.deps.db, { slug })
    await site.send('POST', `/v1/marketplace/profiles/${slug}/message/hire`, {
      // Changing a digit or a space does not make it another message.
      body: { ...INQUIRY, body: `${INQUIRY.body}  ${index}` },
      cookie: visitor.cookie,
    })
  }
  for (const { status } of await messages()) statuses.push(status)
  expect(statuses).toEqual([...Array(8).fill('sent'), 'filtered', 'filtered'])
})

test('R85 no answer holds the address of the profile or its owner', async () => {
  await site.deps.db.updateTable('profile').set({ inquiry_email_address: 'hello@ada.example' }).execute()
  const answers = [
    await site.send('GET', PATH),
    await send({ ...INQUIRY, ...GUEST }),
    await site.send('GET', `/v1/marketplace/profiles/${SLUG}`),
  ]
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/ada\.example|@example\.test/)
})
