import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBeforeMigration } from '#test/before-migration.ts'

let database: Awaited<ReturnType<typeof openBeforeMigration>>
beforeAll(async () => {
  database = await openBeforeMigration('0100_webhook_endpoints.sql')
})
afterAll(() => database.close())

const OLD_CLAIM = `select type from webhook_event
  where delivered_at is null and given_up_at is null and exists (select from webhook_state where enabled)`

test('R606 what waits goes to the first endpoint, and a node of the release before finds nothing to send', async () => {
  const { client } = database
  await client.query('update webhook_state set enabled = true, paused_at = now()')
  for (const type of ['profile.created', 'profile.paused']) {
    await client.query(`select write_webhook_event($1, 'profile:p1', '{"profileId": "p1"}')`, [type])
  }
  await client.query(`update webhook_event set delivered_at = now() where type = 'profile.created'`)
  const { rows: before } = await client.query('select id, type from webhook_event order by position')
  await database.migrate()
  const { rows: after } = await client.query('select id, type, endpoint from webhook_delivery order by position')
  expect(after).toEqual(before.map((row) => ({ ...row, endpoint: '1' })))
  expect(
    (await client.query('select name, enabled, paused_at is not null as paused from webhook_endpoint')).rows,
  ).toEqual([{ name: '1', enabled: true, paused: true }])
  // A statement of the old function that waited for the migration.
  await client.query(
    `insert into webhook_event (type, ordering_key, data) values ('profile.deleted', 'profile:p1', '{}')`,
  )
  await client.query(`select write_webhook_event('profile.activated', 'profile:p1', '{}')`)
  expect((await client.query(OLD_CLAIM)).rows).toEqual([])
  const { rows } = await client.query('select type from webhook_delivery where delivered_at is null order by position')
  expect(rows.map(({ type }) => type)).toEqual(['profile.paused', 'profile.deleted', 'profile.activated'])
})
