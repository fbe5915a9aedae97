import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { GUEST, INQUIRY } from '#test/make-message.ts'
import { makeReadyProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let clock = new Date('2026-06-01T12:00:00Z')
let owner: { cookie: string; userId: string }
let visitor: { cookie: string }
const BASE = '/v1/marketplace'

beforeAll(async () => {
  site = await openTestSite({ now: () => clock })
  owner = await site.signUp('owner@example.test', 'Owner', { confirmed: true })
  visitor = await site.signUp('visitor@example.test', 'Visitor', { confirmed: true })
  await makeWorkspace(site.deps.db, { ownerId: owner.userId, plan: 'core' })
})
beforeEach(async () => {
  clock = new Date('2026-06-01T12:00:00Z')
  await site.deps.pool.query('truncate mail_outbox, rate_limit')
  await site.deps.db.deleteFrom('message').execute()
  await site.deps.db.deleteFrom('profile').execute()
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'the-owner', wants_hirable: true })
})
afterAll(() => site.close())

const change = (inquiryEmailAddress: string | null) =>
  site.send('PATCH', `${BASE}/profile/user`, { cookie: owner.cookie, body: { inquiryEmailAddress } })
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
const tokenIn = (text: string | undefined) => new URL(/http\S+/.exec(text ?? '')?.[0] ?? '').searchParams.get('token')
const confirm = (token: string | null) => site.send('POST', `${BASE}/inquiry-address/confirm`, { body: { token } })

async function whereMailGoes(slug = 'the-owner'): Promise<string | undefined> {
  const { body } = await site.send('POST', `${BASE}/profiles/${slug}/message/hire`, {
    cookie: visitor.cookie,
    body: { ...INQUIRY, ...GUEST },
  })
  return (await mails()).find((mail) => mail.id === body['id'])?.recipient
}

test('R88 another address has to confirm first; until then, mails go to the account', async () => {
  expect((await change('Hello@studio.example')).body).toMatchObject({ inquiryEmailVerified: false })
  const [mail] = await mails()
  expect(mail?.recipient).toBe('Hello@studio.example')
  expect(await whereMailGoes()).toBe('owner@example.test')
  const token = tokenIn(mail?.text_body)
  expect((await confirm(token)).body).toEqual({ profileSlug: 'the-owner' })
  expect((await confirm(token)).status).toBe(200)
  const read = await site.send('GET', `${BASE}/profiles/the-owner`, { cookie: owner.cookie })
  expect(read.body).toMatchObject({ inquiryEmailVerified: true })
  expect(await whereMailGoes()).toBe('Hello@studio.example')
  const seen = await site.send('GET', `${BASE}/profiles/the-owner`, { cookie: visitor.cookie })
  expect(Object.keys(seen.body)).not.toContain('inquiryEmailVerified')
})

test('R88 a link is for one address, for 7 days, and another address begins again', async () => {
  await change('one@studio.example')
  const token = tokenIn((await mails())[0]?.text_body)
  await change('two@studio.example')
  expect((await confirm(token)).status).toBe(404)
  await change('one@studio.example')
  clock = new Date(clock.getTime() + 8 * 86_400_000)
  expect((await confirm(token)).status).toBe(404)
  expect((await confirm('made-up')).status).toBe(404)
  expect(await whereMailGoes()).toBe('owner@example.test')
})

test('R88 the account’s own address needs no mail, and the same address is not mailed twice', async () => {
  expect((await change('Owner@example.test')).body).toMatchObject({ inquiryEmailVerified: true })
  expect(await mails()).toEqual([])
  await change('one@studio.example')
  await change('one@studio.example')
  expect(await mails()).toHaveLength(1)
  const again = `${BASE}/profiles/the-owner/inquiry-address/ask`
  expect((await site.send('POST', again, { cookie: owner.cookie })).status).toBe(202)
  expect(await mails()).toHaveLength(2)
  const others = [await site.send('POST', again), await site.send('POST', again, { cookie: visitor.cookie })]
  expect(others.map((one) => one.status)).toEqual([401, 403])
})

test('R88 a client cannot make the site mail one stranger after another', async () => {
  const { points } = RATE_LIMITS.inquiryMails
  const answers = []
  for (let index = 0; index <= points; index += 1) answers.push(await change(`stranger-${index}@studio.example`))
  const last = answers.at(-1)
  expect([last?.status, Number(last?.headers.get('retry-after')) > 3000]).toEqual([429, true])
  expect(await mails()).toHaveLength(points)
  const { body } = await site.send('GET', `${BASE}/profiles/the-owner`, { cookie: owner.cookie })
  expect(body['inquiryEmailAddress']).toBe(`stranger-${points - 1}@studio.example`)
})

test('R226 a profile that is deleted and created again causes no more confirmation mails than before', async () => {
  const { points } = RATE_LIMITS.inquiryMails
  for (let index = 0; index < points; index += 1) await change(`stranger-${index}@studio.example`)
  await site.deps.db.deleteFrom('profile').execute()
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'the-owner-again' })
  expect((await change('one-more@studio.example')).status).toBe(429)
  expect(await mails()).toHaveLength(points)
})

test('R225 mails to one address are limited, whichever profile names it, and so are mails that one network requests', async () => {
  const { points } = RATE_LIMITS.inquiryMails
  const fill = (name: 'inquiryMails' | 'mailsFromNetwork', key: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => site.deps.limits.hit(name, key)))
  await fill('inquiryMails', 'address asked@studio.example', points)
  expect((await change('Asked@studio.example')).status).toBe(429)
  await fill('mailsFromNetwork', '203.0.113.7', RATE_LIMITS.mailsFromNetwork.points)
  expect((await change('other@studio.example')).status).toBe(429)
  expect(await mails()).toEqual([])
})

test('R229 the confirmation mail holds neither name nor text of the owner', async () => {
  const { cookie } = owner
  const body = { name: 'Buy now at spam.example', inquiryEmailAddress: 'hello@studio.example' }
  await site.send('PATCH', `${BASE}/profile/user`, { cookie, body })
  const [mail] = await mails()
  for (const part of [mail?.subject, mail?.text_body, mail?.html_body]) expect(part).not.toContain('spam.example')
  expect(mail?.text_body).toContain('@the-owner')
})

test('R88 a workspace’s mails go to its first owner', async () => {
  const { id } = await makeWorkspace(site.deps.db, { plan: 'core', ownerId: owner.userId })
  await makeReadyProfile(site.deps.db, { workspaceId: id, slug: 'the-studio', wants_hirable: true })
  expect(await whereMailGoes('the-studio')).toBe('owner@example.test')
})

test('R290 looking at the link says what it is about and changes nothing; an altered one is invalid', async () => {
  await change('hello@studio.example')
  const token = tokenIn((await mails())[0]?.text_body) ?? ''
  const look = (given: string) => site.send('GET', `${BASE}/inquiry-address/confirm?token=${encodeURIComponent(given)}`)
  const about = { profileSlug: 'the-owner', address: 'hello@studio.example' }
  expect((await look(token)).body).toEqual({ ...about, verified: false })
  expect((await look(token)).body).toEqual({ ...about, verified: false })
  for (const altered of ['', 'x', `${token}x`, token.slice(1)]) expect((await look(altered)).status).toBe(404)
  await confirm(token)
  expect((await look(token)).body).toEqual({ ...about, verified: true })
  await change('other@studio.example')
  expect((await look(token)).status).toBe(404)
})
