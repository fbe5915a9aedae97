import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { GUEST, INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace/me/messages'
const PEOPLE = ['owner', 'manager', 'member', 'sender', 'other', 'admin'] as const
type Who = (typeof PEOPLE)[number]

let site: TestSite
let personal: string
let workspace: string
const cookies = {} as Record<Who, string>
const userIds = {} as Record<Who, string>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  for (const who of PEOPLE) {
    const { cookie, userId } = await site.signUp(`${who}@example.test`, who, { confirmed: true })
    cookies[who] = cookie
    userIds[who] = userId
  }
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', userIds.admin).execute()
  personal = (await makeProfile(db, { slug: 'the-owner', name: 'The Owner', owner_user_id: userIds.owner })).id
  const { id } = await makeWorkspace(db, { ownerId: userIds.owner })
  for (const [who, role] of [
    ['member', 'member'],
    ['manager', 'admin'],
  ] as const) {
    await db.insertInto('workspace_member').values({ workspace_id: id, user_id: userIds[who], role }).execute()
  }
  workspace = (await makeProfile(db, { slug: 'the-studio', name: 'The Studio', owner_workspace_id: id })).id
})
beforeEach(async () => {
  for (const table of ['message', 'sender_block', 'mail_outbox', 'moderation_entry'] as const) {
    await site.deps.db.deleteFrom(table).execute()
  }
})
afterAll(() => site.close())

type Item = { id: string; subject: string; status: string; thread: { author: string; body: string }[] } & Record<
  string,
  unknown
>
const as = (who: Who | undefined) => (who ? { cookie: cookies[who] } : {})
async function box(who: Who, query = '') {
  const { body } = await site.send('GET', `${BASE}?${query}`, as(who))
  return body as unknown as { items: Item[]; total: number; unread: number }
}
const message = (values: Partial<Parameters<typeof makeMessage>[1]> = {}) =>
  makeMessage(site.deps.db, { profile_id: personal, ...values })
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

/** A status for a signed-out client, then for each of PEOPLE. */
const CALLS: Record<string, [method: string, path: string, body: object | undefined, statuses: string]> = {
  read: ['GET', '', undefined, '401 200 200 404 200 404 404'],
  'mark as read': ['PATCH', '', { read: true }, '401 200 200 404 200 404 404'],
  archive: ['PATCH', '', { archived: true }, '401 200 200 404 403 404 404'],
  'mark as spam': ['PATCH', '', { spam: true }, '401 200 200 404 403 404 404'],
  reply: ['POST', '/reply', { body: 'Yes.' }, '401 201 201 404 201 404 404'],
  'mark as answered': ['POST', '/answered', undefined, '401 200 200 404 403 404 404'],
  report: ['POST', '/report', { reason: 'Not nice.' }, '401 200 200 404 200 404 404'],
}

test.each(Object.keys(CALLS))('R94 who may %s a message to a workspace', async (name) => {
  const [method, path, body, expected] = CALLS[name] ?? ['', '', undefined, '']
  const statuses: number[] = []
  for (const who of [undefined, ...PEOPLE]) {
    const { id } = await message({ profile_id: workspace, sender_user_id: userIds.sender })
    const answer = await site.send(method, `${BASE}/${id}${path}`, { ...as(who), ...(body && { body }) })
    statuses.push(answer.status)
  }
  expect(statuses.join(' ')).toBe(expected)
})

test('R94 an account cannot list, find or block by the messages of others, nor what a guest has yet to confirm', async () => {
  const { id } = await message()
  const { id: held } = await message({ status: 'awaiting-confirmation' })
  for (const who of ['other', 'manager', 'admin'] as const) {
    for (const one of ['received', 'sent', 'filtered', 'archived', 'spam']) {
      expect((await box(who, `box=${one}`)).items).toEqual([])
    }
    const block = await site.send('POST', '/v1/marketplace/me/blocks', { ...as(who), body: { messageId: id } })
    expect(block.status).toBe(404)
  }
  expect((await site.send('GET', `${BASE}/${held}`, as('owner'))).status).toBe(404)
  expect((await box('owner')).items.map((item) => item.id)).toEqual([id])
  for (const odd of ['..', '%00', 'a'.repeat(500), newId()]) {
    expect((await site.send('GET', `${BASE}/${odd}`, as('owner'))).status).toBe(404)
  }
})

test('R32 401 comes before a bad query, which is refused by name', async () => {
  expect((await site.send('GET', `${BASE}?box=odd`)).status).toBe(401)
  for (const query of ['box=odd', 'page=0', 'page=51', `q=${'x'.repeat(201)}`, 'q=%00']) {
    const { status, body } = await site.send('GET', `${BASE}?${query}`, as('owner'))
    expect([query, status, Object.keys(body['fields'] as object)]).toEqual([query, 400, [query.split('=')[0]]])
  }
})

test('R94 boxes, search, profiles and the number of unread ones', async () => {
  await message({ subject: 'Plain one' })
  await message({ subject: 'Has 100% in it', profile_id: workspace })
  await message({ subject: 'Filtered one', status: 'filtered', filter_reason: 'It holds more than 3 links.' })
  await message({ subject: 'Archived one', archived_at: new Date() })
  await message({ subject: 'Spam one', spam_at: new Date() })
  await message({ subject: 'To the studio', profile_id: workspace, sender_user_id: userIds.sender })
  const subjects = async (who: Who, query: string) => (await box(who, query)).items.map((item) => item.subject)
  expect(await subjects('owner', '')).toEqual(['To the studio', 'Has 100% in it', 'Plain one'])
  expect(await subjects('owner', 'box=filtered')).toEqual(['Filtered one'])
  expect(await subjects('owner', 'box=archived')).toEqual(['Archived one'])
  expect(await subjects('owner', 'box=spam')).toEqual(['Spam one'])
  expect(await subjects('owner', 'profile=the-studio&q=100%25')).toEqual(['Has 100% in it'])
  expect(await subjects('owner', 'q=_')).toEqual([])
  expect(await subjects('sender', 'box=sent')).toEqual(['To the studio'])
  expect(await subjects('manager', '')).toEqual(['To the studio', 'Has 100% in it'])
  expect([(await box('owner')).unread, (await box('manager')).unread, (await box('sender')).unread]).toEqual([3, 2, 0])
})

test('R94 the sender learns nothing of how the recipient sorts it', async () => {
  const when = { read_at: new Date(), archived_at: new Date(), spam_at: new Date() }
  const reported = { reported_at: new Date(), report_side: 'owner' as const, reported_by: userIds.owner }
  await message({ sender_user_id: userIds.sender, ...when, ...reported })
  const plain = await message({ sender_user_id: userIds.sender })
  const { items } = await box('sender', 'box=sent')
  const seen = items.map((item) => ({ ...item, id: '', createdOn: '', readOn: '' }))
  expect(seen[0]).toEqual(seen[1])
  expect(items.find((item) => item.id === plain.id)).toMatchObject({
    status: 'sent',
    filterReason: null,
    blockId: null,
  })
})

test('R97 answers of both sides are stored, mailed to the other, and unread there; a form sent twice is one', async () => {
  const { id } = await message({ profile_id: workspace, sender_user_id: userIds.sender })
  const reply = (who: Who, body: string, key: string) =>
    site.send('POST', `${BASE}/${id}/reply`, { ...as(who), body: { body }, headers: { 'idempotency-key': key } })
  await Promise.all([reply('manager', 'Gladly.', 'k1'), reply('manager', 'Gladly.', 'k1')])
  expect((await box('sender')).unread).toBe(1)
  expect((await site.send('GET', `${BASE}/${id}?read=true`, as('sender'))).body['readOn']).not.toBeNull()
  expect((await box('sender')).unread).toBe(0)
  await reply('sender', 'Monday?', 'k1')
  expect((await box('manager')).unread).toBe(1)
  expect((await box('sender', 'box=sent')).items[0]?.thread.map(({ author, body }) => [author, body])).toEqual([
    ['owner', 'Gladly.'],
    ['sender', 'Monday?'],
  ])
  expect((await mails()).map((mail) => [mail.recipient, mail.subject, mail.reply_to])).toEqual([
    ['sender@example.test', `The Studio replied: ${INQUIRY.subject}`, null],
    ['owner@example.test', `Tom Baker replied: ${INQUIRY.subject}`, 'sender@example.test'],
  ])
})

test('R97 a guest answers by the link in the mail, and an account’s conversation opens by no link', async () => {
  const { id } = await message()
  await site.send('POST', `${BASE}/${id}/reply`, { ...as('owner'), body: { body: 'Gladly.' } })
  const [mail] = await mails()
  expect(mail?.recipient).toBe(GUEST.email)
  const token = /\/conversation\/(\S+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
  const path = '/v1/marketplace/conversations'
  const seen = await site.send('GET', `${path}?token=${token}`)
  expect(seen.body).toMatchObject({ id, side: 'sender', profileName: 'The Owner', thread: [{ body: 'Gladly.' }] })
  const answer = await site.send('POST', `${path}/reply`, { body: { token, body: 'Monday?' } })
  expect([answer.status, (answer.body['thread'] as unknown[]).length]).toEqual([201, 2])
  expect((await box('owner')).unread).toBe(1)
  const own = await message({ sender_user_id: userIds.sender })
  const forged = site.deps.signer.sign('conversation', own.id)
  expect((await site.send('GET', `${path}?token=${forged}`)).status).toBe(404)
  for (const body of [{}, { token: 'x', body: 'Hello' }, { token, body: ' ' }]) {
    const { status } = await site.send('POST', `${path}/reply`, { body })
    expect([body, status]).toEqual([body, 'token' in body && body.token === 'x' ? 404 : 400])
  }
})

test('R90 R97 a blocked sender is told so, cannot go on, and can be unblocked', async () => {
  const { id } = await message({ sender_user_id: userIds.sender })
  const block = () => site.send('POST', '/v1/marketplace/me/blocks', { ...as('owner'), body: { messageId: id } })
  const [first, second] = [await block(), await block()]
  expect([first.status, first.body]).toEqual([201, second.body])
  const answers = [
    await site.send('POST', `${BASE}/${id}/reply`, { ...as('sender'), body: { body: 'Still there?' } }),
    await site.send('POST', `${BASE}/${id}/reply`, { ...as('owner'), body: { body: 'No.' } }),
  ]
  expect(answers.map((one) => [one.status, one.body['msg']])).toEqual([
    [403, 'Not allowed: the recipient has closed this conversation'],
    [403, 'Not allowed: you have blocked this sender; unblock them to reply'],
  ])
  const blockPath = `/v1/marketplace/me/blocks/${first.body['id']}`
  for (const who of ['other', 'sender', 'admin'] as const) {
    expect((await site.send('DELETE', blockPath, as(who))).status).toBe(404)
  }
  expect((await site.send('DELETE', blockPath, as('owner'))).status).toBe(200)
  expect((await site.send('GET', '/v1/marketplace/me/blocks', as('owner'))).body['items']).toEqual([])
  const after = await site.send('POST', `${BASE}/${id}/reply`, { ...as('sender'), body: { body: 'Still there?' } })
  expect(after.status).toBe(201)
})

test('R94 what is no spam moves from the filter to the inbox, unmailed', async () => {
  const { id } = await message({ status: 'filtered', filter_reason: 'It holds more than 3 links.' })
  const { body } = await site.send('PATCH', `${BASE}/${id}`, { ...as('owner'), body: { spam: false } })
  expect(body).toMatchObject({ status: 'sent', filterReason: 'It holds more than 3 links.' })
  expect((await box('owner')).items).toHaveLength(1)
  expect(await mails()).toEqual([])
})

test('R99 an admin reads a message once it is reported, and that is written down', async () => {
  const { id } = await message()
  const path = `/v1/marketplace/admin/reported-messages`
  expect((await site.send('GET', `${path}/${id}`, as('admin'))).status).toBe(404)
  await site.send('POST', `${BASE}/${id}/report`, { ...as('owner'), body: { reason: 'Asks for my bank details.' } })
  const list = await site.send('GET', path, as('admin'))
  expect(list.body).toMatchObject({ total: 1, items: [{ id, reason: 'Asks for my bank details.' }] })
  expect(JSON.stringify(list.body)).not.toContain(INQUIRY.body)
  expect((await site.send('GET', `${path}/${id}`, as('admin'))).body).toMatchObject(INQUIRY)
  expect(await site.deps.db.selectFrom('moderation_entry').selectAll().execute()).toMatchObject([
    { actor_id: userIds.admin, profile_id: personal, action: 'read reported message', details: { messageId: id } },
  ])
  const others = await Promise.all([undefined, 'owner', 'other'].map((who) => site.send('GET', path, as(who as Who))))
  expect(others.map((one) => one.status)).toEqual([401, 403, 403])
  expect((await site.send('GET', `${path}/${id}`, as('other'))).status).toBe(404)
})

test('R684 each side sees the picture of the other’s public profile, and of a private one none', async () => {
  const { db } = site.deps
  await db
    .updateTable('profile')
    .set({ profile_img: '/media/avatar/studio/96.webp' })
    .where('id', '=', workspace)
    .execute()
  const { id: own } = await makeProfile(db, {
    slug: 'the-sender',
    owner_user_id: userIds.sender,
    visibility: 'PUBLIC',
    profile_img: '/media/avatar/sender/96.webp',
  })
  await message({ profile_id: workspace, sender_user_id: userIds.sender })
  await message({ profile_id: workspace, sender_user_id: null, guest_email: 'guest@example.test' })
  const faces = async (who: Who, query = '') => (await box(who, query)).items.map(({ face }) => face)
  const show = (visibility: 'PUBLIC' | 'PRIVATE') =>
    db.updateTable('profile').set({ visibility }).where('id', 'in', [own, workspace]).execute()
  const nothing = { picture: null, kind: 'person' }
  await show('PUBLIC')
  expect(new Set(await faces('manager'))).toEqual(
    new Set([nothing, { picture: '/media/avatar/sender/96.webp', kind: 'person' }]),
  )
  expect(await faces('sender', 'box=sent')).toEqual([{ picture: '/media/avatar/studio/96.webp', kind: 'workspace' }])
  await show('PRIVATE')
  expect(await faces('manager')).toEqual([nothing, nothing])
  expect(await faces('sender', 'box=sent')).toEqual([{ picture: null, kind: 'workspace' }])
  await db.deleteFrom('profile').where('id', '=', own).execute()
})
