import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBeforeMigration } from '#test/before-migration.ts'

let database: Awaited<ReturnType<typeof openBeforeMigration>>
beforeAll(async () => {
  database = await openBeforeMigration('0084_host_ids.sql')
})
afterAll(() => database.close())

test('R475, R477 accounts that were joined before get the site builder’s reports from now on, if the match is unambiguous', async () => {
  const ids = ['joined', 'plain', 'own', 'namesake', 'taken', 'reported', 'one', 'two', 'odd']
  for (const id of ids) {
    await database.client.query('insert into "user" (id, name, email) values ($1, $1, $2)', [id, `${id}@x.test`])
  }
  const links = [
    ['joined', 'https://id.test', 'joined-there'],
    ['joined', 'credential', 'joined'],
    ['plain', 'credential', 'plain'],
    ['own', 'https://id.test', 'own'],
    // Somebody else has that id here.
    ['namesake', 'https://id.test', 'taken'],
    ['reported', 'https://id.test', 'reported-there'],
    // Two issuers, one subject.
    ['one', 'https://id.test', 'same'],
    ['two', 'https://old.test', 'same'],
    // No id of a report.
    ['odd', 'https://id.test', 'auth|7'],
  ]
  for (const [user, provider, subject] of links) {
    const row = [`${user} ${provider}`, user, provider, subject]
    await database.client.query(
      'insert into account (id, user_id, provider_id, account_id) values ($1, $2, $3, $4)',
      row,
    )
  }
  await database.client.query(
    `insert into host_entry (kind, id, report_number, reported_at) values ('user', 'reported', 1, now())`,
  )
  await database.migrate()
  const { rows } = await database.client.query('select id, host_id from "user" where host_id is not null')
  expect(rows).toEqual([{ id: 'joined', host_id: 'joined-there' }])
  const second = database.client.query(`update "user" set host_id = 'joined' where id = 'plain'`)
  await expect(second).resolves.toMatchObject({ rowCount: 1 })
  const same = database.client.query(`update "user" set host_id = 'taken' where id = 'odd'`)
  await expect(same).rejects.toThrow(/user_host_id/)
})
