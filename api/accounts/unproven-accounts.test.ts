import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { purgeMessages } from '#use-cases/messages/purge-messages.ts'

const SLUG = 'ada-moreau'
const NAME = 'Cheap Watches at evil.example'
const VICTIM = 'victim@example.test'
const BASE = '/v1/marketplace'

let site: TestSite
let expert: Awaited<ReturnType<typeof makeExpert>>
/** Somebody who signed up with another person's address, and a name of their choice. */
let squatter: { cookie: string; userId: string }
let admin: string

beforeAll(async () => {
  site = await openTestSite()
  squatter = await site.signUp(VICTIM, NAME)
  const root = await site.signUp('root@example.test', 'Root', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', root.userId).execute()
  admin = root.cookie
})
beforeEach(async () => {
  await site.deps.pool.query('truncate rate_limit')
  await site.deps.db.deleteFrom('message').execute()
  await site.deps.db.deleteFrom('profile').execute()
  await site.deps.db.deleteFrom('mail_outbox').execute()
  expert = await makeExpert(site.deps.db, { slug: SLUG, name: 'Buy now at spam.example' })
})
afterAll(() => site.close())

const post = (path: string, body: object, cookie = squatter.cookie) => site.send('POST', BASE + path, { body, cookie })
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()
const tokenIn = (text = '') => new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token')

test('R227 R229 what an unproven account writes waits for its mail, which holds nothing that anyone typed', async () => {
  const { status, body } = await post(`/profiles/${SLUG}/message/hire`, INQUIRY)
  expect([status, body['status']]).toEqual([202, 'awaiting-confirmation'])
  const [mail, ...more] = await mails()
  expect([mail?.recipient, mail?.reply_to, more]).toEqual([VICTIM, null, []])
  for (const part of [mail?.subject, mail?.text_body, mail?.html_body]) {
    for (const typed of [NAME, INQUIRY.subject, INQUIRY.body, 'Buy now', 'evil', 'spam'])
      expect(part).not.toContain(typed)
  }
  expect(mail?.text_body).toContain(`@${SLUG}`)
  // Neither the expert nor the one who used the address sees anything of it.
  const sent = await site.send('GET', `${BASE}/me/messages?box=sent`, { cookie: squatter.cookie })
  expect(sent.body['total']).toBe(0)

  const token = tokenIn(mail?.text_body)
  expect((await site.send('POST', `${BASE}/messages/confirm`, { body: { token } })).body['status']).toBe('sent')
  const toExpert = (await mails()).find(({ recipient }) => recipient !== VICTIM)
  expect(toExpert?.reply_to).toBe(VICTIM)
  // The conversation belongs to the owner of the mailbox, not to the account.
  const after = await site.send('GET', `${BASE}/me/messages?box=sent`, { cookie: squatter.cookie })
  expect(after.body['total']).toBe(0)
})

test('R227 following and liking need a confirmed address; taking back does not', async () => {
  const react = (action: string) => post(`/profiles/${action}`, { profileSlug: SLUG })
  for (const action of ['follow', 'like']) {
    const { status, body } = await react(action)
    expect([status, body['msg']]).toEqual([
      403,
      'Not allowed: confirm your email address first, then you can follow and like',
    ])
  }
  for (const action of ['unfollow', 'unlike']) expect((await react(action)).status).toBe(200)
  expect((await post('/profiles/follow', { profileSlug: SLUG }, admin)).status).toBe(200)
})

const reports = async () =>
  (await site.send('GET', `${BASE}/admin/reports`, { cookie: admin })).body as { items: object[]; total: number }
const openReports = async () => {
  const { body } = await site.send('GET', `${BASE}/admin/profiles`, { cookie: admin })
  return (body['items'] as { openReports: number }[]).map((item) => item.openReports)
}

test('R227 R229 a report by an unproven account waits for its mail, and is seen and counted only then', async () => {
  const report = { reason: 'spam', text: 'Look at evil.example' }
  const { status, body } = await post(`/profiles/${SLUG}/report`, report)
  expect([status, body]).toEqual([202, { status: 'awaiting-confirmation' }])
  expect([(await reports()).total, await openReports()]).toEqual([0, [0]])
  const [mail] = await mails()
  expect(mail?.recipient).toBe(VICTIM)
  for (const typed of [NAME, 'evil', 'Buy now', 'spam.example']) expect(mail?.text_body).not.toContain(typed)

  const id = (await site.deps.db.selectFrom('profile_report').select('id').executeTakeFirstOrThrow()).id
  const closing = { kind: 'profile', id, outcome: 'dismissed', reason: 'Looked into it' }
  const closed = await site.send('PATCH', `${BASE}/admin/reports`, { cookie: admin, body: closing })
  expect(closed.status).toBe(404)

  const link = new URL(/http\S+/.exec(mail?.text_body ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/@${SLUG}/report`)
  const token = link.searchParams.get('token')
  const answers = await Promise.all(
    [1, 2, 3].map(() => site.send('POST', `${BASE}/reports/confirm`, { body: { token } })),
  )
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { status: 'received' }])
  expect([(await reports()).total, await openReports()]).toEqual([1, [1]])
})

test('R227 an invented link, or one for another purpose, confirms no report', async () => {
  await post(`/profiles/${SLUG}/report`, { reason: 'spam' })
  const { id } = await site.deps.db.selectFrom('profile_report').select('id').executeTakeFirstOrThrow()
  for (const token of [id, 'x.y', site.deps.signer.sign('confirm-message', id)]) {
    expect((await site.send('POST', `${BASE}/reports/confirm`, { body: { token } })).status).toBe(404)
  }
  expect((await reports()).total).toBe(0)
})

test('R290 looking at the link of a report says how it stands and changes nothing', async () => {
  await post(`/profiles/${SLUG}/report`, { reason: 'spam' })
  const { id } = await site.deps.db.selectFrom('profile_report').select('id').executeTakeFirstOrThrow()
  const token = site.deps.signer.sign('confirm-report', id)
  const look = async (given: string) => {
    const { status, body } = await site.send('GET', `${BASE}/reports/confirm?token=${encodeURIComponent(given)}`)
    return [status, body['status']]
  }
  for (let times = 0; times < 2; times += 1) expect(await look(token)).toEqual([200, 'awaiting-confirmation'])
  for (const altered of ['', 'x', `${token}x`]) expect((await look(altered))[0]).toBe(404)
  await site.send('POST', `${BASE}/reports/confirm`, { body: { token } })
  expect(await look(token)).toEqual([200, 'received'])
})

test('R227 a second report mails the link again, five times an hour at most, and an unconfirmed one is deleted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(`/profiles/${SLUG}/report`, { reason: 'spam' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429])
  expect(new Set((await mails()).map(({ text_body }) => tokenIn(text_body))).size).toBe(1)
  expect(await mails()).toHaveLength(5)
  await purgeMessages({ ...site.deps, now: () => new Date(Date.now() + 8 * 86_400_000) })
  expect(await site.deps.db.selectFrom('profile_report').select('id').execute()).toEqual([])
})

test('R229 an answer to an unproven account is stored, and not mailed to its address; it cannot go on writing', async () => {
  const { db } = site.deps
  const owner = await site.signUp('owner@example.test', 'Owner', { confirmed: true })
  await db.updateTable('profile').set({ owner_user_id: owner.userId }).execute()
  const { id } = await makeMessage(db, { profile_id: expert.profileId, sender_user_id: squatter.userId })
  const reply = { body: 'Here is what you asked for, and my number.' }
  expect((await post(`/me/messages/${id}/reply`, reply, owner.cookie)).status).toBe(201)
  expect((await mails()).filter(({ recipient }) => recipient === VICTIM)).toEqual([])
  const answer = await post(`/me/messages/${id}/reply`, reply)
  expect([answer.status, answer.body['msg']]).toEqual([
    403,
    'Not allowed: confirm your email address first, then you can write',
  ])
  await db.deleteFrom('user').where('id', '=', owner.userId).execute()
})

test('R229 no message is mailed to an owner whose own address is unproven', async () => {
  const { db } = site.deps
  await db.updateTable('user').set({ email_verified: false }).where('id', '=', expert.userId).execute()
  const { status, body } = await post(`/profiles/${SLUG}/message/hire`, INQUIRY, admin)
  expect([status, body['status'], await mails()]).toEqual([202, 'sent', []])
})

test('R229 the mails that confirm an account or a new password hold no name', async () => {
  await site.workOnMails()
  await site.signUp('named@example.test', NAME)
  await site.send('POST', '/user/auth/request-password-reset', { body: { email: 'named@example.test' } })
  const toThem = async () => (await mails()).filter(({ recipient }) => recipient === 'named@example.test')
  await expect.poll(async () => (await toThem()).length, { timeout: 10_000 }).toBe(2)
  for (const { subject, text_body, html_body } of await toThem()) {
    for (const part of [subject, text_body, html_body]) expect(part).not.toContain('evil')
  }
})

test('R227 a second report counts once the reporter has confirmed their address', async () => {
  const { cookie, userId } = await site.signUp('later@example.test', 'Later')
  const report = { reason: 'spam', text: 'This is an advertisement.' }
  expect((await post(`/profiles/${SLUG}/report`, report, cookie)).status).toBe(202)
  expect((await reports()).total).toBe(0)
  await site.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', userId).execute()
  await post(`/profiles/${SLUG}/report`, report, cookie)
  expect((await reports()).total).toBe(1)
})
