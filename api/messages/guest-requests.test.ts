import { afterAll, beforeEach, expect, test, vi } from 'vitest'

import { GUEST_REQUESTS_LIFETIME } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'
import { GUEST, INQUIRY, makeMessage } from '#test/make-message.ts'
import { NOW, openBriefSite, THREE, tokenIn } from '#test/sites/brief-site.ts'

const PATH = '/v1/marketplace/guest-requests'
const MINUTE = 60_000

const opened = await openBriefSite()
const { site, setClock, mails, messages, briefs, sendConfirmed, asGuest, reply } = opened

beforeEach(() => opened.reset())
afterAll(() => site.close())

const ask = (email: unknown = GUEST.email, address?: string) =>
  site.send('POST', `${PATH}/link`, { body: { email }, ...(address && { address }) })

async function linkToken(email: string = GUEST.email) {
  await ask(email)
  const mail = (await mails()).findLast(({ kind }) => kind === 'requests-link')
  return decodeURIComponent(tokenIn(mail?.text_body, '/your-requests?token='))
}

/** The cookie of a browser in which the guest has opened their requests. */
async function openList(email?: string) {
  const answer = await site.send('POST', `${PATH}/session`, { body: { token: await linkToken(email) } })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function list(cookie: string, query = '') {
  const answer = await site.send('GET', PATH + query, { cookie })
  return { status: answer.status, ...(answer.body as unknown as GuestRequests) }
}

const conversation = (token: string) => site.send('GET', `/v1/marketplace/conversations?token=${token}`)
const brief = (token: string) => site.send('GET', `/v1/marketplace/briefs?token=${token}`)

test('R661 the mail with the link is the same whether or not anything was sent from the address', async () => {
  await sendConfirmed()
  await site.deps.db.deleteFrom('mail_outbox').execute()
  const [known, unknown] = [await ask(), await ask('nobody@example.test')]
  expect([known.status, known.body]).toEqual([202, { status: 'mailed' }])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const [first, second] = await mails()
  const plain = (text = '') => text.replace(/token=\S+/, 'token=')
  expect([first?.recipient, second?.recipient]).toEqual([GUEST.email, 'nobody@example.test'])
  expect([second?.subject, plain(second?.text_body)]).toEqual([first?.subject, plain(first?.text_body)])
  for (const typed of [GUEST.name, INQUIRY.subject, GUEST.email]) expect(first?.text_body).not.toContain(typed)
})

test('R661 an address is read without regard to case; what is no address is refused, and nothing is mailed', async () => {
  expect((await ask('Tom@Example.TEST')).status).toBe(202)
  expect((await mails())[0]?.recipient).toBe(GUEST.email)
  for (const email of ['', 'tom', 'a@b.test c', 'a@b.test\nBcc: c@d.test', 7, null, ['a@b.test']]) {
    expect([email, (await ask(email)).status]).toEqual([email, 400])
  }
  expect(await mails()).toHaveLength(1)
})

test('R661 R225 mails are limited per address and per network', async () => {
  const { points } = RATE_LIMITS.accountMails
  for (let index = 0; index < points; index++) expect((await ask()).status).toBe(202)
  const refused = await ask('tom+again@example.test')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(await mails()).toHaveLength(points)
  for (let index = points; index < RATE_LIMITS.mailsFromNetwork.points; index++) await ask(`g${index}@example.test`)
  expect((await ask('one-more@example.test')).status).toBe(429)
  expect((await ask('one-more@example.test', '198.51.100.1')).status).toBe(202)
})

test('R661 the link says whose requests it opens for 60 minutes; looking changes nothing and opens nothing', async () => {
  const token = await linkToken()
  const look = () => site.send('GET', `${PATH}/link?token=${encodeURIComponent(token)}`)
  const seen = await look()
  expect([seen.status, seen.body, seen.headers.getSetCookie()]).toEqual([200, { email: GUEST.email }, []])
  setClock(new Date(NOW.getTime() + GUEST_REQUESTS_LIFETIME.linkMinutes * MINUTE - 1))
  expect((await look()).status).toBe(200)
  setClock(new Date(NOW.getTime() + GUEST_REQUESTS_LIFETIME.linkMinutes * MINUTE))
  expect((await look()).status).toBe(404)
  expect((await site.send('POST', `${PATH}/session`, { body: { token } })).status).toBe(404)
})

test('R662 the cookie of the link opens the list for 60 minutes; nothing else does', async () => {
  await sendConfirmed()
  const link = await linkToken()
  const answer = await site.send('POST', `${PATH}/session`, { body: { token: link } })
  const [line = ''] = answer.headers.getSetCookie()
  expect(line).toMatch(/^guildhall\.guest_requests=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
  const [cookie = ''] = line.split(';')
  expect(await list(cookie)).toMatchObject({ status: 200, email: GUEST.email, total: 1 })
  const [name, value = ''] = cookie.split('=')
  const account = await site.signUp(GUEST.email, 'Tom', { confirmed: true })
  const forged = `${Buffer.from(`${NOW.getTime() + MINUTE} ${GUEST.email}`).toString('base64url')}.${value.split('.')[1]}`
  for (const other of ['', account.cookie, `${name}=`, `${name}=${link}`, `${name}=${forged}`, `${name}=${value}x`]) {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export'],
      ['POST', '/deletion'],
    ] as const) {
      const tried = await site.send(method, PATH + path, { cookie: other })
      expect([other, path, tried.status]).toEqual([other, path, 401])
    }
  }
  setClock(new Date(NOW.getTime() + GUEST_REQUESTS_LIFETIME.sessionMinutes * MINUTE))
  expect((await list(cookie)).status).toBe(401)
  expect(await messages()).toHaveLength(3)
  await site.deps.db.deleteFrom('user').where('id', '=', account.userId).execute()
})

test('R662 closing the list ends the cookie', async () => {
  const closed = await site.send('DELETE', `${PATH}/session`, { cookie: await openList() })
  expect([closed.status, closed.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')])
})

test('R662 the list has what this address confirmed, each with a link that opens it, and nothing of others', async () => {
  const { db } = site.deps
  const confirmed = await sendConfirmed()
  const [first] = await messages()
  await reply(first?.id ?? '', 'Gladly.')
  const profile_id = first?.profile_id ?? ''
  const single = await makeMessage(db, {
    profile_id,
    subject: 'A single one',
    created_at: new Date(NOW.getTime() - MINUTE),
  })
  await makeMessage(db, { profile_id, status: 'awaiting-confirmation', subject: 'Nobody confirmed this' })
  await makeMessage(db, { profile_id, guest_email: 'tom@example.tes', subject: 'Of somebody else' })
  await makeMessage(db, { profile_id, sender_user_id: opened.client.userId, subject: 'Of an account' })
  const { items, total } = await list(await openList())
  expect([total, items.map(({ subject }) => subject)]).toEqual([2, [INQUIRY.subject, 'A single one']])
  expect(items[0]?.brief?.id).toBe(confirmed['id'])
  expect(items[0]?.conversations.map(({ state, unread }) => [state, unread])).toEqual([
    ['answered', true],
    ['waiting', false],
    ['waiting', false],
  ])
  expect((await brief(items[0]?.brief?.token ?? '')).body).toMatchObject({ id: confirmed['id'] })
  expect((await conversation(items[1]?.conversations[0]?.token ?? '')).body).toMatchObject({ id: single.id })
})

test('R662 a long list has pages', async () => {
  await sendConfirmed(['expert-one'])
  const [first] = await messages()
  for (let index = 0; index < 30; index++) {
    const created_at = new Date(NOW.getTime() - (index + 1) * MINUTE)
    await makeMessage(site.deps.db, { profile_id: first?.profile_id ?? '', created_at })
  }
  const cookie = await openList()
  const [one, two] = [await list(cookie), await list(cookie, '?page=2')]
  expect([one.items.length, two.items.length, one.total, one.pages]).toEqual([24, 7, 31, 2])
  for (const page of ['0', '-1', 'x', '51']) expect((await list(cookie, `?page=${page}`)).status).toBe(400)
})

test('R664 a guest deletes a conversation for themselves, and the expert’s next words bring it back', async () => {
  await sendConfirmed(['expert-one', 'expert-two'])
  const cookie = await openList()
  const [{ conversations: [one] } = { conversations: [] }] = (await list(cookie)).items
  const token = one?.token ?? ''
  const remove = () => site.send('POST', '/v1/marketplace/conversations/deletion', { body: { token } })
  expect((await remove()).status).toBe(204)
  expect([(await conversation(token)).status, (await remove()).status]).toEqual([404, 404])
  expect((await list(cookie)).items[0]?.conversations).toHaveLength(1)
  expect(await messages()).toHaveLength(2)
  await reply(one?.messageId ?? '', 'Are you still there?')
  expect((await conversation(token)).status).toBe(200)
  expect((await list(cookie)).items[0]?.conversations).toHaveLength(2)
})

test('R665 the export has what is stored under the address, without links and tokens', async () => {
  await sendConfirmed(['expert-one'])
  await asGuest(['expert-two'])
  const cookie = await openList()
  const answer = await site.send('GET', `${PATH}/export`, { cookie })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="requests-.*\.json"$/)
  expect(answer.body).toMatchObject({ email: GUEST.email, site: 'Guildhall' })
  const exported = answer.body as { messages: { to: string; status: string }[]; mails: { kind: string }[] }
  expect(exported.messages.map(({ to, status }) => [to, status]).toSorted()).toEqual([
    ['expert-one', 'sent'],
    ['expert-two', 'awaiting-confirmation'],
  ])
  expect(exported.mails.map(({ kind }) => kind)).toEqual(['confirm-brief', 'confirm-brief', 'requests-link'])
  expect(JSON.stringify(answer.body)).not.toMatch(/token/i)
})

test('R665 deleting removes the address everywhere; experts keep the words, and cannot answer', async () => {
  const { db } = site.deps
  await sendConfirmed(['expert-one', 'expert-two'])
  await asGuest(['expert-three'])
  const [first, second] = await messages()
  await db
    .updateTable('message')
    .set({ owner_deleted_at: NOW })
    .where('id', '=', second?.id ?? '')
    .execute()
  const file = { key: crypto.randomUUID(), name: 'a.pdf', type: 'application/pdf' as const, size: 1, stored_at: NOW }
  await db
    .insertInto('brief_file')
    .values({ ...file, brief_id: first?.brief_id ?? '', created_at: NOW })
    .execute()
  const other = await makeMessage(db, { profile_id: first?.profile_id ?? '', guest_email: 'other@example.test' })
  const cookie = await openList()
  const token = (await list(cookie)).items[0]?.brief?.token ?? ''
  const twice = () => site.send('POST', `${PATH}/deletion`, { cookie })
  const answers = await Promise.all([twice(), twice()])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(answers[0]?.headers.getSetCookie()[0]).toContain('Max-Age=0')
  const left = await messages()
  expect(left.map(({ id }) => id).sort()).toEqual([first?.id, other.id].sort())
  const everything = JSON.stringify([left.filter(({ id }) => id !== other.id), await briefs(), await mails()])
  // Mails to experts have it until they are sent, as their address to answer to.
  const own = (await mails()).filter(({ recipient }) => recipient === GUEST.email)
  expect([own, everything.includes(`guest:${GUEST.email}`)]).toEqual([[], false])
  expect(left.find(({ id }) => id === first?.id)).toMatchObject({ guest_email: null, sender_name: GUEST.name })
  expect((await db.selectFrom('brief_file').select('brief_id').execute())[0]?.brief_id).toBeNull()
  expect((await brief(token)).status).toBe(404)
  expect((await reply(first?.id ?? '', 'Hello?')).status).toBe(403)
  expect(await list(cookie)).toMatchObject({ status: 200, total: 0 })
})

test('R665 mails of an account with the same address stay its own', async () => {
  await sendConfirmed(['expert-one'])
  const account = await site.signUp(GUEST.email, 'Tom', { confirmed: true })
  const [first] = await messages()
  await reply(first?.id ?? '', 'Gladly.')
  await site.send('POST', `${PATH}/deletion`, { cookie: await openList() })
  const kinds = (await mails()).filter(({ recipient }) => recipient === GUEST.email).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['reply']))
  expect(kinds).not.toContain('confirm-brief')
  await site.deps.db.deleteFrom('user').where('id', '=', account.userId).execute()
})

test('R665 an account that has not proven the address takes no mail out of the guest’s export', async () => {
  await sendConfirmed(['expert-one'])
  const [first] = await messages()
  await reply(first?.id ?? '', 'Gladly.')
  const stranger = await site.signUp(GUEST.email, 'Not Tom', { confirmed: false })
  const cookie = await openList()
  const exported = await site.send('GET', `${PATH}/export`, { cookie })
  expect(JSON.stringify(exported.body)).toContain('"reply"')
  await site.send('POST', `${PATH}/deletion`, { cookie })
  const kinds = (await mails()).filter(({ recipient }) => recipient === GUEST.email).map(({ kind }) => kind)
  expect(kinds).not.toContain('reply')
  await site.deps.db.deleteFrom('user').where('id', '=', stranger.userId).execute()
})

test('R642 no link is mailed to a blocked mail domain, and the answer does not tell', async () => {
  vi.spyOn(site.deps.blocks, 'hasEmail').mockReturnValue(true)
  expect((await ask()).status).toBe(202)
  vi.restoreAllMocks()
  expect(await mails()).toEqual([])
})

test('R660 the link that confirmed a brief opens it from then on; so does that of a message', async () => {
  await asGuest(THREE)
  const asked = await opened.askedToken()
  const path = `/v1/marketplace/briefs/confirm?token=${encodeURIComponent(asked)}`
  expect((await site.send('GET', path)).body['token']).toBeNull()
  await opened.confirm(asked)
  const { body } = await site.send('GET', path)
  expect((await brief(String(body['token']))).body).toMatchObject({ id: body['id'] })
  const [first] = await messages()
  const single = await makeMessage(site.deps.db, { profile_id: first?.profile_id ?? '' })
  const token = site.deps.signer.sign('confirm-message', single.id)
  const used = await site.send('GET', `/v1/marketplace/messages/confirm?token=${token}`)
  expect((await conversation(String(used.body['token']))).body).toMatchObject({ id: single.id })
})

test('R660 every mail to a guest about a brief names its page, and the page of their requests', async () => {
  await sendConfirmed(['expert-one', 'expert-two'])
  const [first, second] = await messages()
  await reply(first?.id ?? '', 'Gladly.')
  await opened.decline(second?.id ?? '')
  const toGuest = (await mails()).filter(({ recipient }) => recipient === GUEST.email)
  expect(toGuest.map(({ kind }) => kind)).toEqual(['confirm-brief', 'reply', 'decline'])
  for (const { kind, text_body: text, html_body: html } of toGuest) {
    expect([kind, text]).toEqual([kind, expect.stringMatching(/\/your-requests$/m)])
    expect(html).toContain('/your-requests"')
    if (kind === 'confirm-brief') continue
    expect((await brief(tokenIn(text, '/briefs/guest/'))).status).toBe(200)
  }
})

test('R763 a page that is no number is named as the page', async () => {
  await sendConfirmed()
  const refused = await site.send('GET', `${PATH}?page=x`, { cookie: await openList() })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ fields: { page: ['A page is a number.'] }, issues: [{ field: 'page' }] })
})
