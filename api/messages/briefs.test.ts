import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS, RATE_LIMITS } from '#domain/limits.ts'
import { GUEST, makeMessage, newBrief } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { tellSilence } from '#use-cases/messages/brief/tell-silence.ts'

/** A Monday. */
const NOW = new Date('2026-06-01T12:00:00Z')
const THREE = ['expert-one', 'expert-two', 'expert-three']
const PATH = '/v1/marketplace/briefs'

let site: TestSite
let clock = NOW
let client: { cookie: string; userId: string }
let stranger: { cookie: string; userId: string }
let owner: { cookie: string; userId: string }

beforeAll(async () => {
  site = await openTestSite({ now: () => clock })
  client = await site.signUp('client@example.test', 'Cora Client', { confirmed: true })
  stranger = await site.signUp('stranger@example.test', 'Stran Ger', { confirmed: true })
  owner = await site.signUp('owner@example.test', 'Owner', { confirmed: true })
})
beforeEach(async () => {
  clock = NOW
  const { db, pool } = site.deps
  await pool.query('truncate rate_limit, message, brief, mail_outbox, sender_block cascade')
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('workspace').execute()
  for (const slug of THREE) {
    const { workspaceId } = await makeExpert(db, { slug, name: slug, agency: true, skills: ['web-design'] })
    const member = { workspace_id: workspaceId, user_id: owner.userId, role: 'admin' as const }
    await db.insertInto('workspace_member').values(member).execute()
  }
})
afterAll(() => site.close())

type As = { cookie?: string; key?: string }

function send(to: string[], fields: Record<string, unknown> = {}, { cookie, key }: As = { cookie: client.cookie }) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return site.send('POST', PATH, { body: newBrief(to, fields), ...(cookie && { cookie }), headers })
}
const asGuest = (to: string[], fields: Record<string, unknown> = {}) => send(to, { ...GUEST, ...fields }, {})
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('id').execute()
const messages = () => site.deps.db.selectFrom('message').selectAll().orderBy('id').execute()
const briefs = () => site.deps.db.selectFrom('brief').selectAll().execute()
const read = (id: unknown, cookie = client.cookie) =>
  site.send('GET', `/v1/marketplace/me/briefs/${String(id)}`, { cookie })
const reply = (id: string, body: string) =>
  site.send('POST', `/v1/marketplace/me/messages/${id}/reply`, { cookie: owner.cookie, body: { body } })
const decline = (id: string, reason: unknown = 'no-time', cookie = owner.cookie) =>
  site.send('POST', `/v1/marketplace/me/messages/${id}/decline`, { cookie, body: { reason } })
const confirm = (token: string) => site.send('POST', `${PATH}/confirm`, { body: { token } })
const tokenIn = (text: string | undefined, path: string) => text?.split(path)[1]?.split(/\s/)[0] ?? ''
/** The token of the link that a guest confirms by. */
async function askedToken() {
  const asked = (await mails()).find(({ kind }) => kind === 'confirm-brief')
  return decodeURIComponent(tokenIn(asked?.text_body, 'token='))
}
const states = (body: Record<string, unknown>) => (body['recipients'] as { state: string }[]).map(({ state }) => state)

async function confirmed(to = THREE) {
  await asGuest(to)
  const token = await askedToken()
  return { confirmToken: token, body: (await confirm(token)).body }
}

test('R340 a brief arrives as a message with each expert, with its data, and says how many got it', async () => {
  const sent = await send(THREE)
  expect(sent).toMatchObject({ status: 202, body: { status: 'sent' } })
  const rows = await messages()
  expect(rows.map((row) => row.status)).toEqual(['sent', 'sent', 'sent'])
  expect(new Set(rows.map((row) => row.brief_id))).toEqual(new Set([sent.body['id']]))
  const out = await mails()
  expect(out).toHaveLength(3)
  expect(out[0]?.text_body).toContain('It went to 3 experts.')
  expect(out[0]?.text_body).toContain('> Budget: 3,000 EUR')
  const seen = await site.send('GET', `/v1/marketplace/me/messages/${rows[0]?.id}`, { cookie: owner.cookie })
  expect(seen.body['brief']).toMatchObject({
    audience: 'People of the neighbourhood',
    budget: '3,000 EUR',
    timing: 'Within a month',
    examples: ['https://example.test/a'],
    experts: 3,
    token: null,
  })
})

test('R340 to all or to none: whoever does not take it is named', async () => {
  await site.deps.db.updateTable('profile').set({ wants_hirable: false }).where('slug', '=', 'expert-two').execute()
  const refused = await send([...THREE.slice(0, 2), 'nobody-here'])
  expect(refused.status).toBe(403)
  expect(refused.body['msg']).toMatch(/@nobody-here any more; expert-two cannot get this \(.*\); choose somebody else$/)
  expect([await messages(), await briefs(), await mails()]).toEqual([[], [], []])
})

test.each([
  ['nobody', { to: [] }, 'to'],
  ['four', { to: [...THREE, 'expert-four'] }, 'to'],
  ['no list', { to: 'expert-one' }, 'to'],
  ['what is no handle', { to: ['../x'] }, 'to.0'],
  ['six examples', { examples: Array(6).fill('https://example.test') }, 'examples'],
  ['a script as an example', { examples: ['javascript:alert(1)'] }, 'examples.0'],
  ['a long budget', { budget: 'x'.repeat(101) }, 'budget'],
  ['a long audience', { audience: 'x'.repeat(501) }, 'audience'],
  ['what cannot be stored', { timing: 'a\0b' }, 'timing'],
  ['an unknown field', { extra: 1 }, 'extra'],
])('R340 %s is refused with a sentence at its field', async (_name, fields, at) => {
  const refused = await send(THREE, fields)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body['fields'] as object)).toContain(at)
  expect(await briefs()).toEqual([])
})

test('R340 the same expert twice, also by another case, gets it once', async () => {
  await send(['expert-one', 'Expert-One'])
  expect(await messages()).toHaveLength(1)
  expect(await briefs()).toMatchObject([{ experts: 1 }])
})

test('R340 R90 a blocked sender learns who does not take it; nobody writes to themselves', async () => {
  const [first] = await site.deps.db.selectFrom('profile').where('slug', '=', 'expert-one').select('id').execute()
  const block = {
    id: 'b',
    profile_id: first?.id ?? '',
    user_id: client.userId,
    email: null,
    name: 'C',
    created_at: NOW,
  }
  await site.deps.db.insertInto('sender_block').values(block).execute()
  expect((await send(THREE)).body['msg']).toContain('expert-one cannot get this (this expert does not take messages')
  expect((await send(THREE, {}, { cookie: owner.cookie })).status).toBe(403)
})

test('R340 R91 each message counts, and what is refused does not', async () => {
  const { points } = RATE_LIMITS.messagesOfSender
  for (let index = 0; index < Math.floor(points / 3); index++) {
    expect((await send(THREE, { subject: `Brief ${'abcdef'[index]}` })).status).toBe(202)
  }
  expect((await send(THREE, { subject: 'One more' })).status).toBe(429)
  expect((await send(['expert-one'], { subject: 'The last one' })).status).toBe(202)
})

test('R340 R95 the same key sends one brief, also at the same moment; another text is refused', async () => {
  const again = () => send(THREE, {}, { cookie: client.cookie, key: 'one' })
  const answers = await Promise.all([again(), again(), again()])
  expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await messages()).toHaveLength(3)
  expect((await send(THREE, { budget: '1' }, { cookie: client.cookie, key: 'one' })).status).toBe(409)
})

test('R340 R93 the filter judges it like any message', async () => {
  const held = await send(THREE, { body: 'Look: https://example.test/a-very-long-address-indeed' })
  expect(held.body).toMatchObject({ status: 'filtered', filterReason: expect.any(String) })
  expect(await mails()).toEqual([])
  expect(states((await read(held.body['id'])).body)).toEqual(['held', 'held', 'held'])
})

test('R341 a guest confirms once for all, and the link opens the answers; opening it changes nothing', async () => {
  expect((await asGuest(THREE)).body).toMatchObject({ status: 'awaiting-confirmation' })
  const [asked, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(asked?.text_body).toContain('@expert-one, @expert-two, @expert-three')
  expect(asked?.text_body).not.toContain('bakery')
  const token = await askedToken()
  expect((await site.send('GET', `${PATH}/confirm?token=${token}`)).body).toMatchObject({ token: null })
  expect((await messages()).map(({ status }) => status)).toEqual(Array(3).fill('awaiting-confirmation'))
  const twice = await Promise.all([confirm(token), confirm(token)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await mails()).toHaveLength(4)
  expect(await briefs()).toMatchObject([{ experts: 3 }])
  const link = String(twice[0]?.body['token'])
  const seen = await site.send('GET', `${PATH}?token=${link}`)
  expect(states(seen.body)).toEqual(['waiting', 'waiting', 'waiting'])
  const [recipient] = seen.body['recipients'] as { token: string }[]
  expect((await site.send('GET', `/v1/marketplace/conversations?token=${recipient?.token}`)).status).toBe(200)
})

test('R341 who has left meanwhile does not get it, and the others are told the right number', async () => {
  await asGuest(THREE)
  const token = await askedToken()
  await site.deps.db.updateTable('profile').set({ wants_hirable: false }).where('slug', '=', 'expert-two').execute()
  const done = await confirm(token)
  expect(states(done.body)).toEqual(['waiting', 'unsent', 'waiting'])
  expect((done.body['recipients'] as { problem: string | null }[])[1]?.problem).toMatch(/not available/)
  expect((await mails()).filter(({ text_body }) => text_body.includes('It went to 2 experts.'))).toHaveLength(2)
})

test('R341 R227 an account whose address is not confirmed sends it as a guest does', async () => {
  const fresh = await site.signUp(`fresh-${crypto.randomUUID()}@example.test`, 'Fresh')
  expect((await send(THREE, {}, { cookie: fresh.cookie })).body).toMatchObject({ status: 'awaiting-confirmation' })
})

test('R341 it exists for its client alone, and no other token opens it', async () => {
  const { body } = await send(THREE)
  expect((await read(body['id'])).status).toBe(200)
  for (const cookie of [stranger.cookie, owner.cookie]) expect((await read(body['id'], cookie)).status).toBe(404)
  expect((await site.send('GET', `/v1/marketplace/me/briefs/${String(body['id'])}`)).status).toBe(401)
  // An account's brief is opened by no link, and a signature for something else is none.
  for (const purpose of ['brief', 'conversation', 'confirm-brief'] as const) {
    const token = site.deps.signer.sign(purpose, `${String(body['id'])} ${NOW.getTime()}`)
    expect((await site.send('GET', `${PATH}?token=${token}`)).status).toBe(404)
  }
})

test('R341 a guest’s link expires like one to a conversation, and is renewed by mail', async () => {
  const { body } = await confirmed()
  const link = String(body['token'])
  clock = new Date(NOW.getTime() + 91 * DAY_MS)
  expect(await site.send('GET', `${PATH}?token=${link}`)).toMatchObject({ status: 404, body: { code: 'link_expired' } })
  for (const token of [link, 'made-up']) {
    expect(await site.send('POST', `${PATH}/renew`, { body: { token } })).toMatchObject({ status: 202 })
  }
  const renewed = tokenIn((await mails()).at(-1)?.text_body, '/briefs/guest/')
  expect((await site.send('GET', `${PATH}?token=${renewed}`)).status).toBe(200)
})

test('R341 the answers stand side by side, and whoever left is no longer here', async () => {
  const { body } = await send(THREE)
  const [first, second, third] = await messages()
  await reply(first?.id ?? '', 'Gladly.\nNext week?')
  await decline(second?.id ?? '', 'budget')
  await site.deps.db
    .deleteFrom('profile')
    .where('id', '=', third?.profile_id ?? '')
    .execute()
  const seen = await read(body['id'])
  expect(seen.body['recipients']).toMatchObject([
    { state: 'answered', lastAnswer: { body: 'Gladly.\nNext week?' } },
    { state: 'declined', declineReason: 'budget' },
    { state: 'gone', profileSlug: null },
  ])
})

test('R341 a brief goes with the last of its messages', async () => {
  const leaving = await site.signUp(`leaving-${crypto.randomUUID()}@example.test`, 'Leaving', { confirmed: true })
  await send(THREE, {}, { cookie: leaving.cookie })
  const [first, ...rest] = await messages()
  await site.deps.db
    .deleteFrom('message')
    .where('id', '=', first?.id ?? '')
    .execute()
  expect(await briefs()).toHaveLength(1)
  await Promise.all(rest.map(({ id }) => site.deps.db.deleteFrom('message').where('id', '=', id).execute()))
  expect(await briefs()).toEqual([])
})

test('R342 declining is an answer: it counts, is mailed once, and stays', async () => {
  const { body } = await send(['expert-one'])
  const [row] = await messages()
  const id = row?.id ?? ''
  clock = new Date(NOW.getTime() + DAY_MS)
  const declined = await decline(id)
  expect(declined).toMatchObject({ status: 200, body: { brief: { declineReason: 'no-time' } } })
  expect((await Promise.all([decline(id, 'other'), decline(id, 'other')])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  expect((await messages())[0]).toMatchObject({ decline_reason: 'no-time', replied_at: clock, answered_at: clock })
  const told = (await mails()).filter(({ kind }) => kind === 'decline')
  expect(told).toHaveLength(1)
  expect(told[0]?.text_body).toContain('no time then')
  expect(told[0]?.text_body).toContain(`/briefs/${String(body['id'])}`)
})

test('R342 R335 a no counts for the answer rate', async () => {
  await send(['expert-one'])
  const [row] = await messages()
  const profile = row?.profile_id ?? ''
  for (let index = 0; index < 4; index++) {
    const created_at = new Date(NOW.getTime() - 10 * DAY_MS)
    const guest_email = `g${index}@example.test`
    await makeMessage(site.deps.db, { profile_id: profile, guest_email, created_at })
  }
  await decline(row?.id ?? '')
  const rated = await site.deps.db
    .selectFrom('profile')
    .where('id', '=', profile)
    .select('answer_rate')
    .executeTakeFirst()
  expect(rated?.answer_rate).toBeCloseTo(0.2)
})

test('R342 only the recipient declines, only a brief, and only for a reason of the list', async () => {
  await send(['expert-one'])
  const [row] = await messages()
  const id = row?.id ?? ''
  expect((await decline(id, 'no-time', client.cookie)).status).toBe(403)
  expect((await decline(id, 'no-time', stranger.cookie)).status).toBe(404)
  for (const reason of ['', 'because', 5, null, { $ne: 1 }]) expect((await decline(id, reason)).status).toBe(400)
  const plain = await makeMessage(site.deps.db, { profile_id: row?.profile_id ?? '' })
  expect((await decline(plain.id)).status).toBe(403)
})

async function makeOther(slug: string, values: Parameters<typeof makeExpert>[1] = {}) {
  const { db } = site.deps
  const shown = { availability_status: 'AVAILABLE' as const, availability_confirmed_at: NOW, answer_rate: 0.9 }
  const { profileId } = await makeExpert(db, { slug, name: slug, skills: ['web-design'], ...shown, ...values })
  await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
}

test('R344 after three working days the client is told once, and offered others who have time and answer', async () => {
  await makeOther('slow-other', { response_time_hours: 30 })
  await makeOther('quick-other', { response_time_hours: 2 })
  await makeOther('busy-other', { availability_status: 'UNAVAILABLE' })
  await makeOther('silent-other', { answer_rate: 0.2 })
  await makeOther('unlike-other', { skills: ['illustration'] })
  // Friday noon: the third working day ends on Wednesday at noon.
  clock = new Date('2026-06-05T12:00:00Z')
  const { body } = await send(THREE)
  const [first] = await messages()
  await reply(first?.id ?? '', 'Gladly.')
  const tell = async (at: string) => {
    clock = new Date(at)
    await Promise.all([tellSilence(site.deps), tellSilence(site.deps)])
    return (await mails()).filter(({ kind }) => kind === 'silence')
  }
  expect(await tell('2026-06-10T11:59:00Z')).toEqual([])
  expect((await read(body['id'])).body['others']).toEqual([])
  const [told, ...more] = await tell('2026-06-10T12:00:00Z')
  expect(more).toEqual([])
  expect(told?.recipient).toBe('client@example.test')
  expect(told?.text_body).toContain('expert-two and expert-three have not answered')
  const offered = (await read(body['id'])).body['others'] as { slug: string }[]
  expect(offered.map(({ slug }) => slug)).toEqual(['quick-other', 'slow-other'])
  expect(told?.text_body).toContain('/@quick-other')
  expect(await tell('2026-06-12T12:00:00Z')).toHaveLength(1)
})

test('R344 nobody is told where all have answered, and a guest is told by a link of their own', async () => {
  await send(THREE)
  for (const row of await messages()) await decline(row.id)
  await confirmed(['expert-one'])
  clock = new Date(NOW.getTime() + 4 * DAY_MS)
  await tellSilence(site.deps)
  const told = (await mails()).filter(({ kind }) => kind === 'silence')
  expect(told.map(({ recipient }) => recipient)).toEqual([GUEST.email])
  const link = tokenIn(told[0]?.text_body, '/briefs/guest/')
  expect((await site.send('GET', `${PATH}?token=${link}`)).status).toBe(200)
})

test('R128 a brief’s data is in the export of both sides', async () => {
  await send(THREE)
  for (const cookie of [client.cookie, owner.cookie]) {
    const { body } = await site.send('GET', '/v1/marketplace/me/export', { cookie })
    expect(JSON.stringify(body['messages'])).toContain('People of the neighbourhood')
  }
})
