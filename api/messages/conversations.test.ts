import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { GUEST, INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { purgeMessages } from '#use-cases/messages/purge-messages.ts'

const BASE = '/v1/marketplace/me/messages'

type Person = { cookie: string; userId: string }

let site: TestSite
let owner: Person
let client: Person
let admin: Person
let profileId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  owner = await site.signUp('owner@example.test', 'Olga Owner', { confirmed: true })
  client = await site.signUp('client@example.test', 'Clive Client', { confirmed: true })
  admin = await site.signUp('admin@example.test', 'Ada Admin', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
})
beforeEach(async () => {
  const { db } = site.deps
  for (const table of ['message', 'profile', 'moderation_entry'] as const) await db.deleteFrom(table).execute()
  profileId = (await makeProfile(db, { slug: 'olga', name: 'Olga’s Studio', owner_user_id: owner.userId })).id
})
afterAll(() => site.close())

type Item = Record<string, unknown> & { id: string; subject: string }
type Listed = { items: Item[]; unread: number; unreadIn: Record<string, number> }

async function box(who: Person, query = 'box=inbox'): Promise<Listed> {
  return (await site.send('GET', `${BASE}?${query}`, { cookie: who.cookie })).body as unknown as Listed
}
const subjects = async (who: Person, query?: string) => (await box(who, query)).items.map(({ subject }) => subject)
const message = (values: Partial<Parameters<typeof makeMessage>[1]> = {}) =>
  makeMessage(site.deps.db, { profile_id: profileId, sender_user_id: client.userId, ...values })
const read = (who: Person, id: string) => site.send('GET', `${BASE}/${id}`, { cookie: who.cookie })
const reply = (who: Person, id: string, body = 'Gladly.') =>
  site.send('POST', `${BASE}/${id}/reply`, { cookie: who.cookie, body: { body } })
const change = (who: Person, ids: string[], changes: object) =>
  site.send('PATCH', BASE, { cookie: who.cookie, body: { ids, changes } })

test('R291 what came in and what was sent is one list, and it holds whatever the count counts', async () => {
  const theirs = await makeProfile(site.deps.db, { slug: 'other', owner_user_id: admin.userId })
  await message({ subject: 'To me' })
  const sent = await message({ subject: 'By me', profile_id: theirs.id, sender_user_id: owner.userId })
  await message({ subject: 'Archived', archived_at: new Date() })
  await message({ subject: 'Spam', spam_at: new Date() })
  await message({ subject: 'Held', status: 'filtered', filter_reason: 'It is little more than links.' })
  expect(await subjects(owner)).toEqual(['By me', 'To me'])
  await reply(admin, sent.id, 'An answer.')
  const inbox = await box(owner)
  expect(inbox.items.map(({ side, readOn }) => [side, readOn === null])).toEqual([
    ['sender', true],
    ['owner', true],
  ])
  expect([inbox.unread, inbox.unreadIn]).toEqual([2, { received: 1, sent: 1, filtered: 1 }])
  for (const { id } of inbox.items) await site.send('GET', `${BASE}/${id}?read=true`, { cookie: owner.cookie })
  expect((await box(owner)).unread).toBe(0)
})

test('R292 when the profile goes, its client keeps the conversation with the name, and no reply is possible', async () => {
  const { id } = await message()
  await message({ subject: 'Of a guest', sender_user_id: null, guest_email: GUEST.email })
  await message({ subject: 'Not confirmed', sender_user_id: null, status: 'awaiting-confirmation' })
  await message({ subject: 'Of a deleted sender', sender_user_id: null, guest_email: null })
  await reply(owner, id, 'We can begin in May.')
  const gone = await site.send('DELETE', '/v1/marketplace/profiles/olga', { cookie: owner.cookie })
  expect(gone.status).toBe(204)
  const kept = await read(client, id)
  expect(kept.body).toMatchObject({
    ...INQUIRY,
    profileName: 'Olga’s Studio',
    profileSlug: null,
    thread: [{ body: 'We can begin in May.' }],
  })
  expect(await subjects(client)).toEqual([INQUIRY.subject])
  const late = await reply(client, id)
  expect([late.status, late.body['msg']]).toEqual([403, 'Not allowed: Olga’s Studio is no longer here'])
  expect(await subjects(owner)).toEqual([])
  const left = await site.deps.db.selectFrom('message').select('subject').orderBy('subject').execute()
  expect(left.map((row) => row.subject)).toEqual([INQUIRY.subject, 'Of a guest'])
})

test('R292 a guest’s link still opens the conversation of an expert who has left; deleting the account does the same', async () => {
  const leaver = await site.signUp('leaver@example.test', 'Lea Ver', { confirmed: true })
  const { id: leaving } = await makeProfile(site.deps.db, {
    slug: 'lea',
    name: 'Lea Ver',
    owner_user_id: leaver.userId,
  })
  const { id } = await message({ profile_id: leaving, sender_user_id: null, guest_email: GUEST.email })
  const own = await message({ profile_id: leaving })
  const body = { password: 'correct horse' }
  await site.send('POST', '/v1/marketplace/me/deletion', { cookie: leaver.cookie, body })
  const token = site.deps.signer.sign('conversation', `${id} ${Date.now()}`)
  const seen = await site.send('GET', `/v1/marketplace/conversations?token=${token}`)
  expect(seen.body).toMatchObject({ profileName: 'Lea Ver', profileSlug: null, body: INQUIRY.body })
  expect((await read(client, own.id)).body).toMatchObject({ profileName: 'Lea Ver', profileSlug: null })
})

test('R292 what is left of both sides is nothing', async () => {
  const visitor = await site.signUp('visitor@example.test', 'Vi Sitor', { confirmed: true })
  const { id } = await message({ sender_user_id: visitor.userId })
  await site.deps.db.deleteFrom('profile').where('id', '=', profileId).execute()
  await site.send('POST', '/v1/marketplace/me/deletion', {
    cookie: visitor.cookie,
    body: { password: 'correct horse' },
  })
  expect(await site.deps.db.selectFrom('message').where('id', '=', id).select('id').execute()).toEqual([])
})

test('R294 either side deletes for itself, an answer brings it back, and both together end it', async () => {
  const { id } = await message()
  expect((await change(owner, [id], { deleted: true })).body).toEqual({ changed: 1 })
  expect([(await read(owner, id)).status, (await read(client, id)).status]).toEqual([404, 200])
  expect([await subjects(owner), await subjects(client)]).toEqual([[], [INQUIRY.subject]])
  expect((await change(owner, [id], { deleted: false })).body).toEqual({ changed: 1 })
  expect(await subjects(owner)).toEqual([INQUIRY.subject])
  await change(owner, [id], { deleted: true })
  await reply(client, id, 'Are you still there?')
  expect((await box(owner)).unread).toBe(1)
  await purgeMessages(site.deps)
  expect(await subjects(owner)).toEqual([INQUIRY.subject])
  for (const who of [owner, client]) await change(who, [id], { deleted: true })
  await purgeMessages(site.deps)
  expect((await change(owner, [id], { deleted: false })).body).toEqual({ changed: 0 })
})

test('R294 many are changed at once, each as its reader may; others are left alone', async () => {
  const theirs = await makeProfile(site.deps.db, { slug: 'other', owner_user_id: admin.userId })
  const mine = [await message({ subject: 'One' }), await message({ subject: 'Two' })]
  const sent = await message({ subject: 'By me', profile_id: theirs.id, sender_user_id: owner.userId })
  const foreign = await message({ subject: 'Foreign', profile_id: theirs.id })
  const ids = [...mine, sent, foreign].map(({ id }) => id)
  expect((await change(owner, ids, { read: true })).body).toEqual({ changed: 3 })
  expect((await box(owner)).unread).toBe(0)
  expect((await box(admin)).unread).toBe(2)
  expect((await change(owner, ids, { archived: true })).body).toEqual({ changed: 2 })
  expect([await subjects(owner), (await subjects(owner, 'box=archived')).sort()]).toEqual([['By me'], ['One', 'Two']])
  expect((await site.send('PATCH', BASE, { body: { ids, changes: {} } })).status).toBe(401)
  for (const body of [
    {},
    { ids: [], changes: {} },
    { ids: Array(101).fill('x'), changes: {} },
    { ids, changes: { x: 1 } },
  ]) {
    expect((await site.send('PATCH', BASE, { cookie: owner.cookie, body })).status).toBe(400)
  }
})

test('R294 a search finds what holds every word somewhere, in any order', async () => {
  const { id } = await message({ subject: 'A website for a bakery', sender_name: 'Tom Baker' })
  await message({ subject: 'A logo for a florist', sender_name: 'Flo Rist' })
  await reply(owner, id, 'Gladly, in the spring.')
  for (const q of ['bakery website', 'TOM  bakery', 'spring baker', 'studio bakery']) {
    expect([q, await subjects(owner, `box=inbox&q=${encodeURIComponent(q)}`)]).toEqual([q, ['A website for a bakery']])
  }
  expect(await subjects(owner, 'box=inbox&q=bakery+florist')).toEqual([])
})

test('R294 answered is a conversation until the client writes again, here or by mail', async () => {
  const { id } = await message()
  const answered = async () => (await read(owner, id)).body['answeredOn'] !== null
  await reply(owner, id)
  expect(await answered()).toBe(true)
  await reply(client, id, 'One more question.')
  expect(await answered()).toBe(false)
  await site.send('POST', `${BASE}/${id}/answered`, { cookie: owner.cookie })
  expect([await answered(), (await read(owner, id)).body['answeredByMail']]).toEqual([true, true])
})

test('R93 the sender of a held message is told so, and why; its recipient sees that it is there', async () => {
  const { id } = await message({ status: 'filtered', filter_reason: 'It is little more than links.' })
  const held = { status: 'filtered', filterReason: 'It is little more than links.' }
  expect((await read(client, id)).body).toMatchObject(held)
  expect((await box(owner)).unreadIn['filtered']).toBe(1)
  await change(owner, [id], { spam: false })
  expect((await read(client, id)).body).toMatchObject({ status: 'sent', filterReason: null })
})

test('R99 a guest reports by their link; the other side does not learn it, and the admin sees who reported whom', async () => {
  const { id } = await message({ sender_user_id: null, guest_email: GUEST.email })
  await reply(owner, id, 'Pay first.')
  const token = site.deps.signer.sign('conversation', `${id} ${Date.now()}`)
  const path = '/v1/marketplace/conversations/report'
  for (const body of [
    { token: 'x', reason: 'Not nice.' },
    { token, reason: '' },
  ]) {
    expect((await site.send('POST', path, { body })).status).toBe(body.reason ? 404 : 400)
  }
  const done = await site.send('POST', path, { body: { token, reason: 'They want money first.' } })
  expect([done.status, done.body['reportedOn']]).toEqual([200, expect.any(String)])
  expect((await read(owner, id)).body['reportedOn']).toBeNull()
  const list = await site.send('GET', '/v1/marketplace/admin/reports', { cookie: admin.cookie })
  expect((list.body['items'] as unknown[])[0]).toMatchObject({
    reportedBy: GUEST.name,
    reporterEmail: GUEST.email,
    reported: { name: 'Olga’s Studio', email: null, hasAccount: true, profileSlug: 'olga' },
    text: 'They want money first.',
  })
  expect(JSON.stringify(list.body)).not.toContain('Pay first.')
  const whole = await site.send('GET', `/v1/marketplace/admin/reported-messages/${id}`, { cookie: admin.cookie })
  expect(whole.body).toMatchObject({
    report: { side: 'sender', by: { name: GUEST.name, email: GUEST.email }, reason: 'They want money first.' },
    sender: { email: GUEST.email, hasAccount: false },
    thread: [{ body: 'Pay first.' }],
  })
})

test('R99 R146 a report leads to the reported sender, and stays with the reason it was closed for', async () => {
  const { id } = await message()
  const body = { reason: 'Asks for my bank details.' }
  await site.send('POST', `${BASE}/${id}/report`, { cookie: owner.cookie, body })
  const closing = { kind: 'message', id, outcome: 'acted', reason: 'The account is locked.' }
  await site.send('PATCH', '/v1/marketplace/admin/reports', { cookie: admin.cookie, body: closing })
  const closed = await site.send('GET', '/v1/marketplace/admin/reports?state=closed', { cookie: admin.cookie })
  expect((closed.body['items'] as unknown[])[0]).toMatchObject({
    reportedBy: 'Olga Owner',
    reported: { name: GUEST.name, email: 'client@example.test', hasAccount: true },
    closedBy: 'Ada Admin',
    closingReason: 'The account is locked.',
  })
})
