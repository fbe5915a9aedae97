import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { HOST_SCOPES } from '#domain/host/host-token.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const V1 = '/v1/marketplace'
const BLOCKS = `${V1}/admin/blocks`
const PASSWORD = 'correct horse'
const REASON = 'Because of the test'
const TOKEN = 'a-token-of-the-site-builder-0123456789'
const BLOCKED = '198.51.100.9'

let site: TestSite
let second: TestSite
let admin: { cookie: string; userId: string }
beforeAll(async () => {
  const hostTokens = [{ name: 'builder', token: TOKEN, scopes: HOST_SCOPES }]
  site = await openTestSite({ unlimited: true, hostTokens })
  second = await openTestSite({ unlimited: true, databaseUrl: site.databaseUrl })
  admin = await site.signUp('root@example.test', 'Root')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  await makeExpert(site.deps.db, { slug: 'the-expert' })
  await site.workOnMails()
})
afterEach(async () => {
  await site.deps.db.deleteFrom('site_block').execute()
  for (const value of ['throwaway.example', '198.51.100.0/24']) await untilBlocked(value, false)
})
afterAll(async () => {
  await second.close()
  await site.close()
})

const add = (value: string, more: object = {}, address?: string) =>
  site.send('POST', BLOCKS, {
    cookie: admin.cookie,
    body: { value, reason: REASON, ...more },
    ...(address && { address }),
  })
/** Adds a block, which both nodes know afterwards. */
async function block(value: string, more: object = {}) {
  const added = await add(value, more)
  expect(added.status).toBe(201)
  await untilBlocked(value, true)
  return String(added.body['id'])
}
/** Waits until both nodes know. */
const untilBlocked = (value: string, wanted: boolean) =>
  vi.waitUntil(() => [site, second].every((node) => holds(node, value) === wanted), { timeout: 5000 })
function holds({ deps }: TestSite, value: string): boolean {
  const now = new Date()
  return deps.blocks.hasEmail(`x@${value}`, now) || deps.blocks.hasAddress(value.split('/')[0] ?? '', now)
}
const signUp = (email: string, on = site) =>
  on.send('POST', '/user/auth/sign-up/email', { body: { name: 'New Person', email, password: PASSWORD } })
const GUEST = { name: 'Guest', subject: 'A project', body: 'We would like to have a website made by you.' }
const write = (email: string) =>
  site.send('POST', `${V1}/profiles/the-expert/message/hire`, { body: { ...GUEST, email } })
const entries = () =>
  site.deps.db
    .selectFrom('moderation_entry')
    .where('action', 'in', ['block', 'unblock'])
    .select(['action', 'actor_id', 'reason', 'details'])
    .orderBy('created_at')
    .execute()

test('R641, R645 a block has a reason, a day on which it ends, who and when; both acts are in the audit log', async () => {
  const id = await block('Throwaway.Example', { days: '3' })
  const listed = await site.send('GET', BLOCKS, { cookie: admin.cookie })
  expect(listed.body).toMatchObject({
    items: [{ id, kind: 'domain', value: 'throwaway.example', reason: REASON, by: 'Root', active: true }],
    total: 1,
  })
  expect((await add('throwaway.example.')).status).toBe(409)
  const remove = (body: object) => site.send('POST', `${BLOCKS}/${id}/removal`, { cookie: admin.cookie, body })
  expect((await remove({})).status).toBe(400)
  expect((await remove({ reason: 'A mistake' })).status).toBe(204)
  expect((await remove({ reason: 'A mistake' })).status).toBe(404)
  await expect.poll(() => holds(second, 'throwaway.example')).toBe(false)
  expect(await entries()).toEqual([
    {
      action: 'block',
      actor_id: admin.userId,
      reason: REASON,
      details: { domain: 'throwaway.example', until: expect.any(String) },
    },
    { action: 'unblock', actor_id: admin.userId, reason: 'A mistake', details: { domain: 'throwaway.example' } },
  ])
})

test('R641 an expired block holds no longer, and can be added again', async () => {
  const id = await block('throwaway.example', { days: 1 })
  const past = new Date(Date.now() - 1000)
  await site.deps.db.updateTable('site_block').set({ expires_at: past }).where('id', '=', id).execute()
  await expect.poll(() => holds(site, 'throwaway.example')).toBe(false)
  expect((await signUp('late@throwaway.example')).status).toBe(200)
  const listed = await site.send('GET', BLOCKS, { cookie: admin.cookie })
  expect(listed.body['items']).toMatchObject([{ active: false }])
  await block('throwaway.example')
})

test('R641 what is wrong is refused, and who may not cannot', async () => {
  for (const [value, more] of [
    ['', {}],
    ['nothing', {}],
    ['10.0.0.0/8', {}],
    ['0.0.0.0/0', {}],
    ['throwaway.example', { reason: ' ' }],
    ['throwaway.example', { days: 0 }],
    ['throwaway.example', { days: 'soon' }],
    ['throwaway.example', { days: 1.5 }],
    ['throwaway.example', { extra: 1 }],
  ] as const) {
    expect([value, more, (await add(value, more)).status]).toEqual([value, more, 400])
  }
  const other = await site.signUp('nobody-special@example.test')
  const body = { value: 'throwaway.example', reason: REASON }
  expect((await site.send('POST', BLOCKS, { cookie: other.cookie, body })).status).toBe(403)
  expect((await site.send('GET', BLOCKS, { cookie: other.cookie })).status).toBe(403)
  expect((await site.send('POST', `${BLOCKS}/x/removal`, { cookie: other.cookie, body: { reason: 'x' } })).status).toBe(
    403,
  )
  expect((await site.send('POST', BLOCKS, { body })).status).toBe(401)
  expect(await site.deps.db.selectFrom('site_block').select('id').execute()).toEqual([])
})

test('R643 an admin cannot block the network that they come from', async () => {
  expect((await add('203.0.113.0/24')).body).toMatchObject({ fields: { value: [expect.stringContaining('your own')] } })
  expect((await add('2001:db8:7::/48', {}, '2001:db8:7:1::5')).status).toBe(400)
  expect((await add('198.51.100.0/24', {}, '::ffff:198.51.100.9')).status).toBe(400)
})

test('R642 an address of a blocked domain cannot be used to sign up, change an email or write as a guest', async () => {
  const moving = await site.signUp('moving@example.test', 'Mover', { confirmed: true })
  const change = (newEmail: string) =>
    site.send('POST', '/user/auth/change-email', {
      cookie: moving.cookie,
      body: { newEmail, currentPassword: PASSWORD },
    })
  expect((await change('early@throwaway.example')).status).toBe(200)
  const changeToken = await mailedToken(site, { to: 'early@throwaway.example', subject: /./ })
  expect((await write('early-guest@throwaway.example')).status).toBe(202)
  const { text_body: mail } = await site.deps.db
    .selectFrom('mail_outbox')
    .where('recipient', '=', 'early-guest@throwaway.example')
    .select('text_body')
    .executeTakeFirstOrThrow()
  const guestToken = /[?&]token=(\S+)/.exec(mail)?.[1]
  await block('throwaway.example')

  const refused = {
    status: 403,
    body: {
      code: 'email_blocked',
      msg: 'Not allowed: this email address cannot be used here; use another one, or contact us: http://localhost:3000/imprint',
    },
  }
  for (const email of ['x@throwaway.example', 'X@Mail.THROWAWAY.example']) {
    for (const node of [site, second]) expect(await signUp(email, node)).toMatchObject(refused)
    expect(await write(email)).toMatchObject(refused)
    expect(await change(email)).toMatchObject(refused)
  }
  // Links that were mailed before.
  expect(await site.send('POST', '/user/auth/verify-email', { body: { token: changeToken } })).toMatchObject(refused)
  expect(await site.send('POST', `${V1}/messages/confirm`, { body: { token: guestToken } })).toMatchObject(refused)
  const waiting = site.deps.db.selectFrom('message').where('guest_email', '=', 'early-guest@throwaway.example')
  expect(await waiting.select('status').execute()).toEqual([{ status: 'awaiting-confirmation' }])
  expect((await signUp('x@notthrowaway.example')).status).toBe(200)
})

test('R642 an account that exists keeps its email, and the site builder reports any', async () => {
  const kept = await site.signUp('kept@throwaway.example', 'Kept', { confirmed: true })
  await block('throwaway.example')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const report = await site.send('PUT', `${V1}/host/users/reported-1`, {
    headers,
    body: { name: 'Reported', email: 'reported@throwaway.example', emailVerified: true },
  })
  expect(report.status).toBeLessThan(300)
  const body = { subject: GUEST.subject, body: GUEST.body }
  const sent = await site.send('POST', `${V1}/profiles/the-expert/message/hire`, { cookie: kept.cookie, body })
  expect(sent.status).toBe(202)
})

test('R643 a blocked network reads, and sends or changes nothing', async () => {
  const { cookie } = await site.signUp('inside@example.test')
  await block('198.51.100.0/24')
  const address = BLOCKED
  const sign = { email: 'inside@example.test', password: PASSWORD }
  const writes = [
    ['POST', '/user/auth/sign-in/email', sign],
    ['POST', '/user/auth/sign-up/email', { ...sign, name: 'x', email: 'new@example.test' }],
    ['POST', `${V1}/profiles/the-expert/message/hire`, { ...GUEST, email: 'g@example.test' }],
    ['POST', `${V1}/profiles/the-expert/report`, { reason: 'spam', text: 'x' }],
    ['POST', `${V1}/events`, {}],
    ['PATCH', `${V1}/me`, { name: 'New Name' }],
    ['DELETE', `${V1}/profiles/the-expert`, undefined],
    ['POST', '/user/upload/some-key', undefined],
    ['GET', '/user/signedUpload?purpose=avatar', undefined],
    ['GET', '/user/auth/host/callback?code=x', undefined],
    ['POST', BLOCKS, { value: 'x.example', reason: 'x' }],
  ] as const
  for (const node of [site, second]) {
    for (const [method, path, body] of writes) {
      const answer = await node.send(method, path, { address, cookie, ...(body && { body }) })
      expect([method, path, answer.status, answer.body['code']]).toEqual([method, path, 403, 'network_blocked'])
      expect(answer.body['msg']).toContain('contact us: http://localhost:3000/imprint')
      expect(answer.body['msg']).not.toContain('198.51')
    }
  }
  for (const mapped of ['::ffff:198.51.100.9', '::ffff:c633:6409']) {
    expect((await site.send('PATCH', `${V1}/me`, { address: mapped, cookie, body: { name: 'x' } })).status).toBe(403)
  }
  expect((await site.send('GET', `${V1}/profiles/the-expert`, { address })).status).toBe(200)
  expect((await site.send('GET', `${V1}/me`, { address, cookie })).body['user']).not.toBeNull()
  // What always works.
  const ended = await site.send('POST', `${V1}/digest/unsubscribe`, { address, body: { token: 'x' } })
  expect(ended.body['code']).not.toBe('network_blocked')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const report = await site.send('PUT', `${V1}/host/users/reported-2`, {
    address,
    headers,
    body: { name: 'Reported', email: 'reported-2@example.test', emailVerified: true },
  })
  expect(report.status).toBeLessThan(300)
  expect((await site.send('POST', '/user/auth/sign-out', { address, cookie, body: {} })).status).toBe(200)
})
