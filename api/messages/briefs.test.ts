import { afterAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { BRIEFS, NOW, statesOf, THREE, tokenIn, openBriefSite } from '#test/sites/brief-site.ts'

const opened = await openBriefSite()
const {
  site,
  client,
  stranger,
  owner,
  setClock,
  send,
  asGuest,
  confirm,
  askedToken,
  sendConfirmed,
  mails,
  messages,
  briefs,
  read,
} = opened

beforeEach(() => opened.reset())
afterAll(() => opened.site.close())

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

test('R340 a brief is sent to all or to none, and an expert who cannot receive it is named', async () => {
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

test('R340 R90 a blocked sender learns which expert refuses it; a brief to oneself is refused', async () => {
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
  expect(statesOf((await read(held.body['id'])).body)).toEqual(['held', 'held', 'held'])
})

test('R341 a guest confirms once for all, and the link opens the answers; opening it changes nothing', async () => {
  expect((await asGuest(THREE)).body).toMatchObject({ status: 'awaiting-confirmation' })
  const [asked, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(asked?.text_body).toContain('(@expert-one), expert-two (@expert-two) and expert-three')
  expect(asked?.text_body).not.toContain('bakery')
  const token = await askedToken()
  expect((await site.send('GET', `${BRIEFS}/confirm?token=${token}`)).body).toMatchObject({ token: null })
  expect((await messages()).map(({ status }) => status)).toEqual(Array(3).fill('awaiting-confirmation'))
  const twice = await Promise.all([confirm(token), confirm(token)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await mails()).toHaveLength(4)
  expect(await briefs()).toMatchObject([{ experts: 3 }])
  const link = String(twice[0]?.body['token'])
  const seen = await site.send('GET', `${BRIEFS}?token=${link}`)
  expect(statesOf(seen.body)).toEqual(['waiting', 'waiting', 'waiting'])
  const [recipient] = seen.body['recipients'] as { token: string }[]
  expect((await site.send('GET', `/v1/marketplace/conversations?token=${recipient?.token}`)).status).toBe(200)
})

test('R341 who has left meanwhile does not get it, and the others are told the right number', async () => {
  await asGuest(THREE)
  const token = await askedToken()
  await site.deps.db.updateTable('profile').set({ wants_hirable: false }).where('slug', '=', 'expert-two').execute()
  const done = await confirm(token)
  expect(statesOf(done.body)).toEqual(['waiting', 'unsent', 'waiting'])
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
  // An account's brief is opened by no link, and a signature for something else is invalid.
  for (const purpose of ['brief', 'conversation', 'confirm-brief'] as const) {
    const token = site.deps.signer.sign(purpose, `${String(body['id'])} ${NOW.getTime()}`)
    expect((await site.send('GET', `${BRIEFS}?token=${token}`)).status).toBe(404)
  }
})

test('R341 a guest’s link expires like one to a conversation, and is renewed by mail', async () => {
  const body = await sendConfirmed()
  const link = String(body['token'])
  setClock(new Date(NOW.getTime() + 91 * DAY_MS))
  expect(await site.send('GET', `${BRIEFS}?token=${link}`)).toMatchObject({
    status: 404,
    body: { code: 'link_expired' },
  })
  for (const token of [link, 'made-up']) {
    expect(await site.send('POST', `${BRIEFS}/renew`, { body: { token } })).toMatchObject({ status: 202 })
  }
  const renewed = tokenIn((await mails()).at(-1)?.text_body, '/briefs/guest/')
  expect((await site.send('GET', `${BRIEFS}?token=${renewed}`)).status).toBe(200)
})
