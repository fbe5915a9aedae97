import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { GUEST, makeMessage } from '#test/make-message.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace/me/messages'

type Person = { cookie: string; userId: string }

let site: TestSite
let owner: Person
let client: Person
let stranger: Person
let profileId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  owner = await site.signUp('owner@example.test', 'Olga Owner', { confirmed: true })
  client = await site.signUp('client@example.test', 'Clive Client', { confirmed: true })
  stranger = await site.signUp('stranger@example.test', 'Stan Stranger', { confirmed: true })
})
beforeEach(async () => {
  const { db } = site.deps
  for (const table of ['message', 'profile', 'mail_outbox'] as const) await db.deleteFrom(table).execute()
  profileId = (await makeProfile(db, { slug: 'olga', name: 'Olga’s Studio', owner_user_id: owner.userId })).id
})
afterAll(() => site.close())

const message = (values: Partial<Parameters<typeof makeMessage>[1]> = {}) =>
  makeMessage(site.deps.db, { profile_id: profileId, sender_user_id: client.userId, ...values })
const act = (who: Person | undefined, id: string, name: string) =>
  site.send('POST', `${BASE}/${id}/hire`, { body: { act: name }, ...(who && { cookie: who.cookie }) })
const read = (who: Person, id: string) => site.send('GET', `${BASE}/${id}`, { cookie: who.cookie })
const mails = () =>
  site.deps.db
    .selectFrom('mail_outbox')
    .where('kind', '=', 'hire-claim')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

test('R355 R357 the client claims, the expert confirms; each is mailed, and both see it', async () => {
  const { id } = await message({ owner_deleted_at: new Date() })
  const claimed = await act(client, id, 'claim')
  expect([claimed.status, claimed.body['hire']]).toMatchObject([200, { state: 'claimed', claimedBy: 'sender' }])
  expect(await mails()).toMatchObject([{ recipient: 'owner@example.test', subject: 'Have you worked with Tom Baker?' }])
  const asked = await read(owner, id)
  expect(asked.body).toMatchObject({ readOn: null, hire: { state: 'claimed', decidedOn: null } })
  expect((await act(owner, id, 'confirm')).body['hire']).toMatchObject({ state: 'confirmed', claimedBy: 'sender' })
  expect((await mails())[1]).toMatchObject({
    recipient: 'client@example.test',
    subject: 'Olga’s Studio confirms that you worked together',
  })
  expect((await read(client, id)).body['hire']).toMatchObject({ state: 'confirmed' })
})

test('R355 opening a page or a link never claims or confirms', async () => {
  const { id } = await message()
  const got = await site.send('GET', `${BASE}/${id}/hire?act=claim`, { cookie: client.cookie })
  expect(got.status).toBe(404)
  expect((await read(client, id)).body['hire']).toBeNull()
})

test('R355 a side cannot confirm its own claim, and a denied one stays denied for the claimant', async () => {
  const { id } = await message()
  await act(owner, id, 'claim')
  expect((await act(owner, id, 'confirm')).status).toBe(403)
  expect((await act(client, id, 'deny')).body['hire']).toMatchObject({ state: 'denied', claimedBy: 'owner' })
  for (const again of ['claim', 'withdraw', 'confirm']) expect((await act(owner, id, again)).status).toBe(403)
  expect((await act(client, id, 'confirm')).body['hire']).toMatchObject({ state: 'confirmed' })
})

test('R355 the same act twice, also at the same moment, is one act and one mail', async () => {
  const { id } = await message()
  const answers = await Promise.all(Array.from({ length: 5 }, () => act(client, id, 'claim')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await mails()).toHaveLength(1)
  await act(owner, id, 'deny')
  await act(owner, id, 'deny')
  expect(await mails()).toHaveLength(2)
})

test('R355 of both sides who claim at the same moment one does, and the other is told so', async () => {
  const { id } = await message()
  const answers = await Promise.all([act(client, id, 'claim'), act(owner, id, 'claim')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('R355 a guest claims by the link to the conversation, and is asked by one', async () => {
  const { id } = await message({ sender_user_id: null, guest_email: GUEST.email })
  const token = site.deps.signer.sign('conversation', `${id} ${Date.now()}`)
  const send = (body: object) => site.send('POST', '/v1/marketplace/conversations/hire', { body })
  expect((await send({ token, act: 'claim' })).body['hire']).toMatchObject({ state: 'claimed', claimedBy: 'sender' })
  expect((await send({ token, act: 'withdraw' })).body['hire']).toMatchObject({ state: 'withdrawn' })
  await act(owner, id, 'claim')
  const asked = (await mails()).find(({ recipient }) => recipient === GUEST.email)
  expect(asked?.text_body).toContain('/conversation/')
  expect((await send({ token, act: 'confirm' })).body['hire']).toMatchObject({ state: 'confirmed' })
  expect((await send({ token: `${token}x`, act: 'deny' })).status).toBe(404)
  expect((await send({ token, act: 'steal' })).status).toBe(400)
  const old = site.deps.signer.sign('conversation', `${id} 1`)
  await site.deps.db
    .updateTable('message')
    .set({ last_at: new Date(0) })
    .execute()
  expect((await send({ token: old, act: 'deny' })).body).toMatchObject({ code: 'link_expired' })
})

test('R356 the conversation of others does not exist, and signed-out clients cannot act', async () => {
  const { id } = await message()
  expect((await act(stranger, id, 'claim')).status).toBe(404)
  expect((await act(undefined, id, 'claim')).status).toBe(401)
  expect((await act(client, 'nothing', 'claim')).status).toBe(404)
})

test('R356 R357 a blocked sender cannot claim; what they claimed before can be denied, without a mail', async () => {
  const { id } = await message()
  await act(client, id, 'claim')
  await site.send('POST', '/v1/marketplace/me/blocks', { cookie: owner.cookie, body: { messageId: id } })
  expect((await act(owner, id, 'confirm')).status).toBe(403)
  expect((await act(owner, id, 'deny')).status).toBe(200)
  expect(await mails()).toHaveLength(1)
  const other = await message({ subject: 'Another one' })
  const refused = await act(client, other.id, 'claim')
  expect([refused.status, refused.body['msg']]).toEqual([
    403,
    'Not allowed: the recipient has closed this conversation',
  ])
})

test('R356 while a profile is suspended, claiming and confirming are refused', async () => {
  const { id } = await message()
  await act(client, id, 'claim')
  await site.deps.db.updateTable('profile').set({ expert_status: 'SUSPENDED' }).execute()
  expect((await act(owner, id, 'confirm')).body['msg']).toBe('Not allowed: the profile is suspended')
  expect((await act(client, id, 'withdraw')).status).toBe(200)
  expect((await act(client, id, 'claim')).status).toBe(403)
})

test('R356 a claim about oneself is refused, in whatever way the message was sent', async () => {
  const asGuest = await message({ sender_user_id: null, guest_email: 'owner@example.test' })
  const token = site.deps.signer.sign('conversation', `${asGuest.id} ${Date.now()}`)
  const guest = await site.send('POST', '/v1/marketplace/conversations/hire', { body: { token, act: 'claim' } })
  expect(guest.body['msg']).toBe('Not allowed: both sides of this conversation are the same')
  const { id } = await message()
  await act(client, id, 'claim')
  await site.deps.db.updateTable('profile').set({ owner_user_id: client.userId }).execute()
  expect((await act(client, id, 'confirm')).status).toBe(403)
})

test('R356 a message that the filter holds was never worked upon', async () => {
  const { id } = await message({ status: 'filtered', filter_reason: 'It is little more than links.' })
  expect((await act(client, id, 'claim')).status).toBe(403)
  expect((await act(owner, id, 'claim')).status).toBe(403)
})

test('R355 the export contains the account’s claims, and a claim is deleted with its conversation', async () => {
  const { id } = await message()
  await act(client, id, 'claim')
  const exported = await site.send('GET', '/v1/marketplace/me/export', { cookie: client.cookie })
  expect(exported.body['messages']).toMatchObject([{ hire: 'claimed', hireClaimedBy: 'sender', hireDecidedOn: null }])
  await site.deps.db.deleteFrom('message').execute()
  expect(await site.deps.db.selectFrom('hire_claim').selectAll().execute()).toEqual([])
})
