import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeFailedJob } from '#test/sites/failed-job.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PATH = '/v1/marketplace/admin/failures'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const admin = await site.signUp('admin@example.test')
  cookie = admin.cookie
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
})
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(site.deps.db)
  await site.deps.db.deleteFrom('mail_outbox').execute()
})
afterAll(() => site.close())

const list = async () => (await site.send('GET', PATH, { cookie })).body['items'] as Record<string, unknown>[]
const newestAct = () =>
  site.deps.db
    .selectFrom('moderation_entry')
    .select(['action', 'details'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
const retry = (body: object) => site.send('POST', PATH, { cookie, body })

test('R394 a mail that was given up is listed with its reason, and sent when it is tried again', async () => {
  const id = await makeFailedJob(site, { recipient: 'ada@example.test', why: '550 no such mailbox' })
  expect(await list()).toEqual([
    {
      kind: 'job',
      id,
      name: 'send-mail',
      recipient: 'ada@example.test',
      why: '550 no such mailbox',
      tries: 12,
      failedOn: expect.any(String),
      nextTryOn: null,
    },
  ])
  expect((await retry({ kind: 'job', id })).status).toBe(200)
  expect(await newestAct()).toEqual({ action: 'retry-failure', details: { job: 'send-mail', id } })
  await site.workOnMails()
  const unsent = () => site.deps.db.selectFrom('mail_outbox').where('sent_at', 'is', null).select('id').execute()
  await expect.poll(unsent, { timeout: 10_000 }).toEqual([])
  expect(await list()).toEqual([])
  expect((await retry({ kind: 'job', id })).status).toBe(404)
})

test('R394 what is tried again by itself says when, and need not wait for it', async () => {
  const id = await makeFailedJob(site)
  const later = new Date(Date.now() + 3_600_000)
  await sql`update pgboss.job set state = 'retry', start_after = ${later}, completed_on = null, name = 'purge-mail-texts'
    where id = ${id}::uuid`.execute(site.deps.db)
  expect(await list()).toMatchObject([{ id, name: 'purge-mail-texts', failedOn: null, nextTryOn: later.toISOString() }])
  expect((await retry({ kind: 'job', id })).status).toBe(200)
  const { rows } = await sql<{ ready: boolean }>`select start_after <= now() as ready from pgboss.job`.execute(
    site.deps.db,
  )
  expect(rows).toEqual([{ ready: true }])
})

test('R394 a mail of which the queue has no job any more is listed, and sent again', async () => {
  await makeFailedJob(site, { recipient: 'grace@example.test', why: 'timed out' })
  await sql`delete from pgboss.job`.execute(site.deps.db)
  // An hour passes.
  expect(await list()).toEqual([])
  await sql`update mail_outbox set created_at = now() - interval '2 hours'`.execute(site.deps.db)
  const [stranded] = await list()
  expect(stranded).toMatchObject({ kind: 'mail', recipient: 'grace@example.test', why: 'timed out' })
  expect((await retry({ kind: 'mail', id: stranded?.['id'] })).status).toBe(200)
  expect(await newestAct()).toEqual({ action: 'retry-failure', details: { job: 'send-mail', id: stranded?.['id'] } })
  expect(await list()).toEqual([])
})

test('R394 what is not there cannot be tried again', async () => {
  const before = await newestAct()
  const answers = [
    await retry({ kind: 'job', id: 'none' }),
    await retry({ kind: 'job', id: '00000000-0000-4000-8000-000000000000' }),
    await retry({ kind: 'mail', id: 'none' }),
    await retry({ kind: 'other', id: 'none' }),
    await retry({ kind: 'job', id: 'x'.repeat(5000) }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400])
  expect(await newestAct()).toEqual(before)
})
