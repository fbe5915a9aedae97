import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'

let site: TestSite
let cookie: string
beforeAll(async () => {
  // No worker runs here: what the request itself does is all there is.
  site = await openTestSite()
  cookie = (await site.signUp('asking@example.test')).cookie
  await site.signUp('unproven@example.test')
  const { userId } = await site.signUp('proven@example.test')
  await site.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', userId).execute()
})
afterAll(() => site.close())

/** What the queue, the database's monitor and the reader of the change log do by themselves meanwhile. */
const isOwnWork = (text: string) =>
  (/pgboss/.test(text) && !/insert into pgboss/i.test(text)) || /clock_timestamp|change_log|^select 1$/.test(text)

/** The SQL statements of a call, without values. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text)
    statements.push(text.replaceAll(/\s+/g, ' ').trim())
    return Reflect.apply(query, this, args)
  })
  await run()
  spy.mockRestore()
  return statements.filter((text) => !isOwnWork(text))
}

const ADDRESSES = ['unproven@example.test', 'proven@example.test', 'nobody@example.test']

test.each(['request-password-reset', 'send-verification-email', 'change-email'])(
  'R207 %s answers everyone alike, after the same work',
  async (path) => {
    const seen = []
    for (const email of ADDRESSES) {
      const body = path === 'change-email' ? { newEmail: email, currentPassword: PASSWORD } : { email }
      let answer: unknown
      const statements = await statementsOf(async () => {
        const { status, body: answered } = await site.send('POST', `/user/auth/${path}`, { body, cookie })
        answer = { status, answered }
      })
      seen.push({ answer, statements })
    }
    expect(seen[0]?.answer).toMatchObject({ status: 200, answered: { status: true } })
    expect(seen[0]?.statements.filter((text) => /insert into pgboss/i.test(text))).toHaveLength(1)
    expect(seen[0]?.statements.filter((text) => /account_token|mail_outbox/.test(text))).toEqual([])
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  },
)

test('R207 an address that cannot be one is refused before any query runs', async () => {
  for (const email of ['', 'ada', 'a@b', 'ada\0@example.test', `${'a'.repeat(300)}@example.test`, 5, ['a@b.test']]) {
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const answer = await site.send('POST', `/user/auth/${path}`, { body: { email } })
      expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
    }
  }
  const form = await site.send('POST', '/user/auth/request-password-reset', {
    body: 'email=ada@example.test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.status).toBe(415)
})
