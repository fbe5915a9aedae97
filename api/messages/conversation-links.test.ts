import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { maskEmail } from '#domain/accounts/mask-email.ts'
import { DAY_MS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { formatConversationPayload } from '#domain/messages/conversation-link.ts'
import { GUEST, INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PATH = '/v1/marketplace/conversations'
const BEGINNING = new Date('2026-03-01T12:00:00Z')
const EXPIRED = {
  status: 404,
  body: { msg: 'Not found: this link has expired; have a new one mailed to you', code: 'link_expired' },
}
const MAILED = { status: 202, body: { status: 'mailed' } }

let site: TestSite
let cookie: string
let profileId: string
let clock = BEGINNING

beforeAll(async () => {
  site = await openTestSite({ now: () => clock })
  const owner = await site.signUp('owner@example.test')
  cookie = owner.cookie
  profileId = (await makeProfile(site.deps.db, { owner_user_id: owner.userId, slug: 'the-owner', name: 'The Owner' }))
    .id
})
beforeEach(async () => {
  clock = BEGINNING
  await site.deps.db.deleteFrom('message').execute()
  await site.deps.db.deleteFrom('mail_outbox').execute()
})
afterAll(() => site.close())

const after = (days: number) => (clock = new Date(BEGINNING.getTime() + days * DAY_MS))
const read = (token: string) => site.send('GET', `${PATH}?token=${token}`)
const reply = (token: string) => site.send('POST', `${PATH}/reply`, { body: { token, body: 'Monday?' } })
const renew = (token: unknown) => site.send('POST', `${PATH}/renew`, { body: { token } })
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
const message = (values: Partial<Parameters<typeof makeMessage>[1]> = {}) =>
  makeMessage(site.deps.db, { profile_id: profileId, created_at: BEGINNING, ...values })
const tokenIn = (text: string | undefined) => /\/conversation\/(\S+)/.exec(text ?? '')?.[1] ?? ''
const answer = (id: string) =>
  site.send('POST', `/v1/marketplace/me/messages/${id}/reply`, { cookie, body: { body: 'Gladly.' } })

test('R242 a mailed link opens the conversation for 90 days after the last message, and every mail has a new one', async () => {
  const { id } = await message()
  await answer(id)
  const first = tokenIn((await mails())[0]?.text_body)
  after(89)
  expect((await read(first)).status).toBe(200)
  expect((await reply(first)).status).toBe(201)
  after(89 + 89)
  expect((await read(first)).body).toMatchObject({ id, thread: [{ body: 'Gladly.' }, { body: 'Monday?' }] })
  await answer(id)
  const second = tokenIn((await mails()).at(-1)?.text_body)
  expect(second).not.toBe(first)
  after(89 + 89 + 90)
  for (const token of [first, second]) {
    expect(await read(token)).toMatchObject(EXPIRED)
    expect(await reply(token)).toMatchObject(EXPIRED)
  }
  expect(await site.deps.db.selectFrom('message_reply').selectAll().execute()).toHaveLength(3)
})

test('R242 an expired link names the address to which a new one goes, masked', async () => {
  const { id } = await message()
  const token = site.deps.signer.sign('conversation', id)
  after(90)
  const { body } = await read(token)
  expect(body['fields']).toEqual({ email: [maskEmail(GUEST.email)] })
  expect(JSON.stringify(body)).not.toContain(GUEST.email)
})

test('R242 links from before they had a date expire with the conversation, too', async () => {
  const { id } = await message()
  const token = site.deps.signer.sign('conversation', id)
  after(89)
  expect((await read(token)).status).toBe(200)
  after(90)
  expect(await read(token)).toMatchObject(EXPIRED)
})

test('R243 an expired link is renewed by a mail to the guest, and the new one opens the conversation', async () => {
  const { id } = await message()
  const old = site.deps.signer.sign('conversation', id)
  after(400)
  expect(await renew(old)).toMatchObject(MAILED)
  const [mail, ...more] = await mails()
  expect([mail?.recipient, mail?.subject, more]).toEqual([
    GUEST.email,
    'Your new link to a conversation on Guildhall',
    [],
  ])
  for (const typed of [INQUIRY.subject, INQUIRY.body, GUEST.name]) expect(mail?.text_body).not.toContain(typed)
  const fresh = tokenIn(mail?.text_body)
  expect((await read(fresh)).body).toMatchObject({ id, side: 'sender' })
  expect(await read(old)).toMatchObject(EXPIRED)
  after(400 + 89)
  expect((await reply(fresh)).status).toBe(201)
  after(400 + 89 + 89)
  expect((await read(old)).status).toBe(200)
})

test('R243 the answer is the same whatever there is, and a guest gets a few such mails a day', async () => {
  const { id } = await message()
  const token = site.deps.signer.sign('conversation', id)
  const unconfirmed = await message({ status: 'awaiting-confirmation', guest_email: 'stranger@example.test' })
  const owned = await message({ sender_user_id: (await site.signUp('sender@example.test')).userId })
  await site.deps.db.deleteFrom('mail_outbox').execute()
  const tokens = [
    'made-up',
    `${token}x`,
    site.deps.signer.sign('confirm-message', id),
    ...[newId(), unconfirmed.id, owned.id, ''].map((claim) => site.deps.signer.sign('conversation', claim)),
  ]
  for (const one of tokens) expect(await renew(one)).toMatchObject(MAILED)
  expect(await mails()).toEqual([])
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(token)))
  for (const one of answers) expect(one).toMatchObject(MAILED)
  expect(await mails()).toHaveLength(RATE_LIMITS.conversationLinks.points)
  for (const odd of [undefined, 7, '', 'x'.repeat(1001)]) expect((await renew(odd)).status).toBe(400)
})

test('R242 a link cannot be altered to last longer or to open another conversation', async () => {
  const { id } = await message()
  const other = await message()
  const token = site.deps.signer.sign('conversation', formatConversationPayload({ messageId: id, issuedAt: BEGINNING }))
  const [, seal] = token.split('.')
  const forge = (claim: string) => `${Buffer.from(claim).toString('base64url')}.${seal}`
  for (const claim of [`${id} ${clock.getTime() + DAY_MS}`, `${other.id} ${BEGINNING.getTime()}`, other.id]) {
    expect(await read(forge(claim))).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})
