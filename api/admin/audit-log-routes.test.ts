import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const ORIGIN = 'http://localhost:3000'
const PATH = '/v1/marketplace/admin/audit-log'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  const admin = await site.signUp('root@example.test', 'Root')
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  cookie = admin.cookie
  const spammer = await makeUser(db, { email: 'spam_mer@example.test', name: 'Sam' })
  const other = await makeUser(db, { email: 'spamxmer@example.test', name: 'Max' })
  const entry = (day: string, action: string, accountId: string, actorId: string | null) => ({
    id: newId(),
    actor_id: actorId,
    account_id: accountId,
    profile_id: null,
    action,
    reason: 'Advertising',
    created_at: new Date(`${day}T23:59:59Z`),
  })
  await db
    .insertInto('moderation_entry')
    .values([
      entry('2026-01-01', 'lock-account', spammer.id, admin.userId),
      entry('2026-01-02', 'grant-admin', other.id, null),
      entry('2026-01-03', 'unlock-account', spammer.id, admin.userId),
    ])
    .execute()
})
afterAll(() => site.close())

const read = (query: string, who = cookie) => site.send('GET', `${PATH}?${query}`, { cookie: who })
async function actions(query: string): Promise<string[]> {
  const { status, body } = await read(query)
  expect([query, status]).toEqual([query, 200])
  return (body['items'] as { action: string }[]).map(({ action }) => action)
}

test('R601 acts of all admins and operators are listed, and filtered by action, person and days', async () => {
  expect(await actions('')).toEqual(['unlock-account', 'grant-admin', 'lock-account'])
  expect(await actions('action=lock-account&person=&from=&to=')).toEqual(['lock-account'])
  expect(await actions('person=SPAM_MER')).toEqual(['unlock-account', 'lock-account'])
  expect(await actions('person=root@')).toEqual(['unlock-account', 'lock-account'])
  expect(await actions('from=2026-01-02&to=2026-01-02')).toEqual(['grant-admin'])
  expect((await read('to=2026-01-02')).body['items']).toMatchObject([
    { by: null, byOperator: true, account: 'spamxmer@example.test' },
    { by: 'Root', byEmail: 'root@example.test', byOperator: false, account: 'spam_mer@example.test' },
  ])
  for (const query of ['action=toString', 'from=yesterday', 'page=0']) expect((await read(query)).status).toBe(400)
})

test('R602 what is filtered can be exported as CSV', async () => {
  const request = new Request(`${ORIGIN}${PATH}/export?person=spam_mer`, { headers: { cookie } })
  const answer = await site.api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'test-request' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect((await answer.text()).trimEnd().split('\r\n')).toEqual([
    'on,action,by,byEmail,account,profile,reason,details',
    '2026-01-03T23:59:59.000Z,unlock-account,Root,root@example.test,spam_mer@example.test,,Advertising,',
    '2026-01-01T23:59:59.000Z,lock-account,Root,root@example.test,spam_mer@example.test,,Advertising,',
  ])
})

test('R601 the audit log is for admins alone', async () => {
  const visitor = await site.signUp('visitor@example.test', 'Vi')
  for (const path of [PATH, `${PATH}/export`]) {
    expect((await site.send('GET', path, { cookie: visitor.cookie })).status).toBe(403)
    expect((await site.send('GET', path)).status).toBe(401)
  }
})
