import { afterAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS, PAGE_SIZE } from '#domain/limits.ts'
import { briefFiles } from '#test/sites/brief-files.ts'
import { BRIEFS, NOW, openBriefSite, THREE } from '#test/sites/brief-site.ts'

const opened = await openBriefSite()
const { site, client, stranger, owner, setClock, send, messages, reply, decline } = opened
const files = briefFiles(site)

beforeEach(() => opened.reset())
afterAll(() => opened.site.close())

const list = (query = '', cookie = client.cookie) => site.send('GET', `/v1/marketplace/me/briefs${query}`, { cookie })
const subjects = (body: Record<string, unknown>) => (body['items'] as { subject: string }[]).map((one) => one.subject)

test('R345 an account finds its briefs, the newest first, with what has become of each', async () => {
  const first = await send(THREE, { subject: 'The first one' })
  const [one, two] = await messages()
  await files.add(first.body['id'], [{}], { cookie: client.cookie })
  setClock(new Date(NOW.getTime() + 1000))
  await send(['expert-two'], { subject: 'The second one' })
  await reply(one?.id ?? '', 'Gladly.')
  await decline(two?.id ?? '')
  const { status, body } = await list()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    total: 2,
    pages: 1,
    items: [
      {
        subject: 'The second one',
        silent: false,
        files: 0,
        recipients: [{ profileName: 'expert-two', state: 'waiting' }],
      },
      {
        id: first.body['id'],
        files: 1,
        silent: false,
        recipients: [{ state: 'answered' }, { state: 'declined' }, { state: 'waiting' }],
      },
    ],
  })
  setClock(new Date(NOW.getTime() + 4 * DAY_MS))
  expect((await list()).body['items']).toMatchObject([{ silent: true }, { silent: true }])
})

test('R345 only its client sees the list, without deleted briefs', async () => {
  await send(['expert-one'])
  await opened.sendConfirmed(['expert-two'])
  for (const cookie of [stranger.cookie, owner.cookie])
    expect((await list('', cookie)).body).toMatchObject({ total: 0 })
  expect((await site.send('GET', '/v1/marketplace/me/briefs')).status).toBe(401)
  expect((await list()).body['total']).toBe(1)
  await site.deps.db.updateTable('message').set({ sender_deleted_at: NOW }).execute()
  expect((await list()).body).toMatchObject({ total: 0, items: [] })
})

test('R345 a long list has pages', async () => {
  for (let n = 0; n <= PAGE_SIZE; n += 1) {
    setClock(new Date(NOW.getTime() + n * 1000))
    await site.deps.pool.query('truncate rate_limit')
    await send(['expert-one'], { subject: `Number ${n}` })
  }
  expect((await list()).body).toMatchObject({ total: PAGE_SIZE + 1, pages: 2 })
  expect(subjects((await list('?page=2')).body)).toEqual(['Number 0'])
  for (const page of ['0', 'x', '51', '1.5']) expect((await list(`?page=${page}`)).status).toBe(400)
})

const inbox = (box: string, cookie = owner.cookie) =>
  site.send('GET', `/v1/marketplace/me/messages?box=${box}`, { cookie })

test('R707 an expert finds the briefs that they received, and those that wait for an answer', async () => {
  await send(['expert-one'], { subject: 'To be answered' })
  await send(['expert-one'], { subject: 'To be declined' })
  await send(THREE, { subject: 'For three' })
  const [answered, declined, archived] = await messages()
  await reply(answered?.id ?? '', 'Gladly.')
  await decline(declined?.id ?? '')
  await site.deps.db
    .updateTable('message')
    .set({ archived_at: NOW })
    .where('id', '=', archived?.id ?? '')
    .execute()
  const all = (await inbox('briefs')).body
  expect(all['total']).toBe(5)
  expect(new Set(subjects(all))).toEqual(new Set(['For three', 'To be answered', 'To be declined']))
  const open = (await inbox('open-briefs')).body
  expect([open['total'], ...subjects(open)]).toEqual([2, 'For three', 'For three'])
  for (const cookie of [client.cookie, stranger.cookie]) {
    expect((await inbox('briefs', cookie)).body).toMatchObject({ total: 0, items: [] })
  }
})

test('R707 R708 a withdrawn brief and one of a blocked sender wait no longer; the count is exact down to zero', async () => {
  const waiting = async () => {
    const { body } = await inbox('open-briefs')
    return [body['total'], body['unread'], ...subjects(body)]
  }
  expect(await waiting()).toEqual([0, 0])
  const { body: withdrawn } = await send(['expert-one'], { subject: 'To be withdrawn' })
  await opened.sendConfirmed(['expert-two'])
  expect((await waiting()).slice(0, 2)).toEqual([2, 2])
  const path = `${BRIEFS}/${String(withdrawn['id'])}/withdrawal`
  expect((await site.send('POST', path, { cookie: client.cookie })).status).toBe(200)
  const [, ofGuest] = await messages()
  // Withdrawn or not, it is an unread message.
  expect((await waiting()).slice(0, 2)).toEqual([1, 2])
  const blocks = '/v1/marketplace/me/blocks'
  const block = await site.send('POST', blocks, { cookie: owner.cookie, body: { messageId: ofGuest?.id } })
  expect(block.status).toBe(201)
  expect((await waiting())[0]).toBe(0)
  expect((await inbox('briefs')).body['items']).toMatchObject([
    { blockId: block.body['id'] },
    { brief: { withdrawnOn: NOW.toISOString() } },
  ])
  await site.send('DELETE', `${blocks}/${String(block.body['id'])}`, { cookie: owner.cookie })
  expect((await waiting())[0]).toBe(1)
})

test.each([
  ['deleted', { owner_deleted_at: NOW }],
  ['spam', { spam_at: NOW }],
  ['held by the filter', { status: 'filtered' as const, filter_reason: 'A phrase of advertising.' }],
  ['no brief', { brief_id: null }],
])('R707 a message that is %s is in no list of briefs', async (_what, columns) => {
  await send(['expert-one'])
  await site.deps.db.updateTable('message').set(columns).execute()
  for (const box of ['briefs', 'open-briefs']) expect((await inbox(box)).body['total']).toBe(0)
})

test('R707 a brief that its guest has not confirmed is in no list of briefs', async () => {
  await opened.asGuest(['expert-one'])
  for (const box of ['briefs', 'open-briefs']) expect((await inbox(box)).body['total']).toBe(0)
})

test('R346 the form says who is fully booked, while that is confirmed', async () => {
  const set = (slug: string, at: Date) =>
    site.deps.db
      .updateTable('profile')
      .set({ availability_status: 'UNAVAILABLE', availability_confirmed_at: at })
      .where('slug', '=', slug)
      .execute()
  await set('expert-one', NOW)
  await set('expert-two', new Date(NOW.getTime() - 40 * DAY_MS))
  const { body } = await site.send('GET', `${BRIEFS}/form?slugs=${THREE.join(',')}`)
  expect(body['experts']).toMatchObject([{ booked: true, refusal: null }, { booked: false }, { booked: false }])
  expect((await send(['expert-one'])).status).toBe(202)
})

test('R347 a search of the inbox finds a brief by its data and its files', async () => {
  const { body } = await send(['expert-one'])
  await send(['expert-two'], { audience: '', budget: '', timing: '', examples: [] })
  await files.add(body['id'], [{ name: 'Tischreservierung.pdf' }], { cookie: client.cookie })
  for (const q of [
    'neighbourhood',
    '3,000',
    'within month',
    'example.test/a',
    'tischreservierung',
    'neighbourhood 3,000',
  ]) {
    const found = await site.send('GET', `/v1/marketplace/me/messages?box=inbox&q=${encodeURIComponent(q)}`, {
      cookie: client.cookie,
    })
    expect([q, found.body['total']]).toEqual([q, 1])
  }
})
