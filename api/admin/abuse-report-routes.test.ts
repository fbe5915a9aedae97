import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { networkOf } from '#domain/network.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let admin: string
let other: { cookie: string; userId: string }
let profileId: string

beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  const signedUp = await site.signUp('admin@example.test', 'Root')
  admin = signedUp.cookie
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', signedUp.userId).execute()
  other = await site.signUp('other@example.test', 'Olga', { confirmed: true })
  profileId = (await makeExpert(db, { slug: 'some-expert', name: 'Some Expert' })).profileId
  await makeExpert(db, { slug: 'hidden', visibility: 'PRIVATE' })
})
afterAll(() => site.close())

const report = (body: unknown, as: { cookie?: string; address?: string } = {}, slug = 'some-expert') =>
  site.send('POST', `/v1/marketplace/profiles/${slug}/report`, { body, ...as })
const reports = async (query = '') => {
  const { body } = await site.send('GET', `/v1/marketplace/admin/reports${query}`, { cookie: admin })
  return body as unknown as { items: Record<string, unknown>[]; total: number }
}
const close = (body: object) =>
  site.send('PATCH', '/v1/marketplace/admin/reports', { cookie: admin, body: { reason: 'Looked into it', ...body } })

test('R147 guests and accounts report what they can see, with a reason of the list', async () => {
  expect((await report({ reason: 'spam', text: 'Same text everywhere' })).body).toEqual({ status: 'received' })
  expect((await report({ reason: 'stolen-work' }, { cookie: other.cookie })).status).toBe(202)
  expect((await report({ reason: 'spam' }, {}, 'hidden')).status).toBe(404)
  expect((await report({ reason: 'spam' }, {}, 'nobody-here')).status).toBe(404)
  for (const bad of [
    {},
    { reason: 'envy' },
    { reason: 'spam', text: 'x'.repeat(1001) },
    { reason: 'spam', text: 'a\0' },
  ]) {
    expect((await report(bad)).status).toBe(400)
  }
  const { items, total } = await reports()
  expect(total).toBe(2)
  expect(items).toEqual([
    expect.objectContaining({ kind: 'profile', profileName: 'Some Expert', reason: 'spam', reportedBy: null }),
    expect.objectContaining({ reason: 'stolen-work', text: '', reportedBy: 'Olga', outcome: null }),
  ])
})

test('R147 the same account counts once while its report is open; owners do not report themselves', async () => {
  const again = async (body: object) => {
    expect((await report(body, { cookie: other.cookie })).status).toBe(202)
    const { items, total } = await reports()
    expect(total).toBe(2)
    return items.flatMap(({ reportedBy, reason, text }) => (reportedBy === 'Olga' ? [{ reason, text }] : []))
  }
  // What is sent again is added.
  expect(await again({ reason: 'other', text: 'Two are ours.' })).toEqual([
    { reason: 'stolen-work', text: 'Two are ours.' },
  ])
  const both = 'Two are ours.\n\nAnd the name.'
  expect(await again({ reason: 'impersonation', text: 'And the name.' })).toEqual([
    { reason: 'impersonation', text: both },
  ])
  expect(await again({ reason: 'stolen-work', text: 'And the name.' })).toEqual([{ reason: 'stolen-work', text: both }])
  const long = 'x'.repeat(1000)
  expect(await again({ reason: 'stolen-work', text: long })).toEqual([{ reason: 'stolen-work', text: long }])
  const { db } = site.deps
  const mine = await site.signUp('owner@example.test')
  const { userId } = await makeExpert(db, { slug: 'my-own' })
  await db.updateTable('profile').set({ owner_user_id: mine.userId }).where('owner_user_id', '=', userId).execute()
  expect((await report({ reason: 'spam' }, { cookie: mine.cookie }, 'my-own')).status).toBe(403)
})

test('R147 ten an hour from one address', async () => {
  const address = '198.51.100.9'
  for (let sent = 0; sent < 10; sent++) expect((await report({ reason: 'other' }, { address })).status).toBe(202)
  const { status, headers } = await report({ reason: 'other' }, { address })
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await report({ reason: 'other' }, { address: '198.51.100.10' })).status).toBe(202)
  await site.deps.db.deleteFrom('profile_report').where('reason', '=', 'other').execute()
})

test('R226 accounts of one network report no more than it may, and reports at once are counted', async () => {
  const { points } = RATE_LIMITS.reportsFromNetwork
  const address = '2001:db8:4:4::1'
  await Promise.all(
    Array.from({ length: points - 2 }, () => site.deps.limits.hit('reportsFromNetwork', networkOf(address))),
  )
  const as = { cookie: other.cookie, address: '2001:db8:4:4::2' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => report({ reason: 'other' }, as)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429, 429, 429])
  const guests = await Promise.all(
    Array.from({ length: 14 }, (_, nth) => report({ reason: 'other' }, { address: `2001:db8:4:5::${nth}` })),
  )
  expect(guests.filter(({ status }) => status === 202)).toHaveLength(RATE_LIMITS.reports.points)
  await site.deps.db.deleteFrom('profile_report').where('reason', '=', 'other').execute()
})

test('R146 profiles and messages wait in one queue, the oldest first, and are closed once', async () => {
  const { id } = await makeMessage(site.deps.db, {
    profile_id: profileId,
    body: 'Words that are not for the list of reports',
    reported_at: new Date('2026-01-01T00:00:00Z'),
    report_reason: 'Rude',
  })
  const { items } = await reports()
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['message', 'Rude'],
    ['profile', 'Same text everywhere'],
    ['profile', 'x'.repeat(1000)],
  ])
  expect(JSON.stringify(items)).not.toContain('not for the list')
  expect((await close({ kind: 'profile', id, outcome: 'acted' })).status).toBe(404)
  expect((await close({ kind: 'message', id, outcome: 'never' })).status).toBe(400)
  expect((await close({ kind: 'message', id, outcome: 'acted' })).body).toEqual({
    kind: 'message',
    id,
    outcome: 'acted',
  })
  expect((await close({ kind: 'message', id, outcome: 'dismissed' })).status).toBe(409)
  const closed = await reports('?state=closed')
  expect(closed.items).toEqual([expect.objectContaining({ id, outcome: 'acted', closedBy: 'Root' })])
  expect((await reports()).total).toBe(2)
  // What was closed may be reported again.
  const open = (await reports()).items.find(({ reportedBy }) => reportedBy === 'Olga')
  await close({ kind: 'profile', id: open?.['id'], outcome: 'dismissed' })
  expect((await report({ reason: 'wrong-facts' }, { cookie: other.cookie })).status).toBe(202)
  expect((await reports()).total).toBe(2)
})
