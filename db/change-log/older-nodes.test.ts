import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { notifyOlderNodes } from './older-nodes.ts'

let site: TestSite
let reader: pg.Client
beforeAll(async () => {
  site = await openTestSite()
  reader = new pg.Client(site.databaseUrl)
  await reader.connect()
})
afterAll(async () => {
  await reader.end()
  await site.close()
})

/** As a node of the release before the change log listens. */
async function openOlderNode() {
  const client = new pg.Client({ connectionString: site.databaseUrl, application_name: 'guildhall listen' })
  const received: string[] = []
  client.on('notification', ({ payload = '' }) => received.push(payload))
  await client.connect()
  await client.query('listen page_change')
  return { received, close: () => client.end() }
}

const notifyUntil = async () =>
  (
    await reader.query<{ until: string }>(
      `select case when notify_until = 'infinity' then 'infinity' when notify_until > now() + interval '10 seconds'
         then 'later' when notify_until > now() then 'soon over' else 'over' end as until from change_log_state`,
    )
  ).rows[0]?.until

test('R383 commits notify as long as nodes of the release before listen, and a while longer', async () => {
  const { db } = site.deps
  await makeExpert(db, { slug: 'ada', skills: ['seo'] })
  const edit = (title: string) => db.updateTable('profile').set({ title }).where('slug', '=', 'ada').execute()
  expect(await notifyUntil()).toBe('over')
  const older = await openOlderNode()
  await edit('Before it is known')
  await notifyOlderNodes(reader)
  await expect.poll(() => older.received).toEqual(['all'])
  expect(await notifyUntil()).toBe('infinity')
  await edit('While it listens')
  await expect.poll(() => older.received).toEqual(['all', 'profile:ada'])
  await older.close()
  await expect
    .poll(async () => {
      await notifyOlderNodes(reader)
      return notifyUntil()
    })
    .toBe('soon over')
  // Back before that is over: nothing was missed.
  const again = await openOlderNode()
  await notifyOlderNodes(reader)
  await edit('Again')
  await expect.poll(() => again.received).toEqual(['profile:ada'])
  await again.close()
})

test('R383 a database that refuses writes is left alone', async () => {
  const older = await openOlderNode()
  await reader.query(`update change_log_state set notify_until = '-infinity'`)
  await reader.query('set default_transaction_read_only = on')
  await notifyOlderNodes(reader)
  await reader.query('set default_transaction_read_only = off')
  expect(await notifyUntil()).toBe('over')
  await older.close()
})
