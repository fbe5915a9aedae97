import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBeforeMigration } from '#test/before-migration.ts'

let database: Awaited<ReturnType<typeof openBeforeMigration>>
beforeAll(async () => {
  database = await openBeforeMigration('0178_newcomers.sql')
})
afterAll(() => database.close())

test('R810a who was listed before is remembered with the first profile; recent ones are refreshed', async () => {
  const { client } = database
  const user = (id: string, hostId: string | null = null) =>
    client.query(`insert into "user" (id, name, email, host_id) values ($1, $1, $1 || '@x.test', $2)`, [id, hostId])
  const profile = (id: string, owner: 'owner_user_id' | 'owner_workspace_id', ago: string | null) =>
    client.query(
      `insert into profile (id, slug, name, ${owner}, activated_at, ranking_version)
        values ($1, $1, $1, $1, now() - $2::interval, 4)`,
      [id, ago],
    )
  await user('ada', 'ada-there')
  await user('taken', '~taken')
  await user('draft')
  await client.query(`insert into workspace (id, slug, name, plan) values ('studio', 'studio', 'Studio', 'core')`)
  await client.query(`insert into workspace_member (workspace_id, user_id, role)
    values ('studio', 'ada', 'owner'), ('studio', 'draft', 'member')`)
  await profile('ada', 'owner_user_id', '20 days')
  await profile('studio', 'owner_workspace_id', '300 days')
  await profile('taken', 'owner_user_id', '61 days 1 hour')
  await profile('draft', 'owner_user_id', null)
  await client.query('insert into ranking_rules (version) values (4)')

  await database.migrate()
  const { rows } = await client.query('select owner, profile_id from first_listing order by owner')
  expect(rows).toEqual([
    { owner: 'account ada', profile_id: 'studio' },
    { owner: 'account ada-there', profile_id: 'studio' },
    { owner: 'account ~taken', profile_id: 'taken' },
    { owner: 'workspace studio', profile_id: 'studio' },
  ])
  const outdated = await client.query('select id from profile where ranking_version = 0')
  expect(outdated.rows).toEqual([{ id: 'ada' }])
  expect((await client.query('select from ranking_rules')).rowCount).toBe(0)
})
