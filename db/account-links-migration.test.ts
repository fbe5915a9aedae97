import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBeforeMigration } from '#test/before-migration.ts'

let database: Awaited<ReturnType<typeof openBeforeMigration>>
beforeAll(async () => {
  database = await openBeforeMigration('0020_account_links.sql')
})
afterAll(() => database.close())

test('R213, R214 what was there before is proven from now on, and mails that were sent are emptied', async () => {
  await database.client.query(`
    insert into "user" (id, name, email, email_verified) values ('a', 'A', 'a@x.test', true), ('b', 'B', 'b@x.test', false);
    insert into verification (id, identifier, value, expires_at) values ('v', 'reset-password:plain', 'a', now() + interval '1 hour');
    insert into mail_outbox (id, recipient, subject, text_body, html_body, reply_to, message_id, sent_at) values
      ('1', 'a@x.test', 'S', 'token=secret', '<p>', 'r@x.test', 'm1', now()), ('2', 'a@x.test', 'S', 'token=later', '<p>', null, 'm2', null);
  `)
  await database.migrate()
  const users = await database.client.query(
    'select id, email_verified_at is not null as proven from "user" order by id',
  )
  expect(users.rows).toEqual([
    { id: 'a', proven: true },
    { id: 'b', proven: false },
  ])
  const mails = await database.client.query('select id, kind, text_body, reply_to from mail_outbox order by id')
  expect(mails.rows).toEqual([
    { id: '1', kind: 'other', text_body: '', reply_to: null },
    { id: '2', kind: 'other', text_body: 'token=later', reply_to: null },
  ])
  expect((await database.client.query('select id from verification')).rows).toEqual([])
})

test('R205, R213 the proof and the links belong to one address', async () => {
  await database.client.query(`
    insert into account_token (user_id, purpose, email, token_hash, expires_at) values ('a', 'reset-password', 'a@x.test', 'h', now());
  `)
  const read = async () => {
    const { rows } = await database.client
      .query(`select email_verified_at as at, (select count(*)::int from account_token) as links
      from "user" where id = 'a'`)
    return rows[0] as { at: Date | null; links: number }
  }
  const first = await read()
  expect(first.links).toBe(1)
  await database.client.query(`update "user" set name = 'Other' where id = 'a'`)
  expect(await read()).toEqual(first)
  await database.client.query(`update "user" set email = 'c@x.test' where id = 'a'`)
  const moved = await read()
  expect([moved.links, Number(moved.at) > Number(first.at)]).toEqual([0, true])
  await database.client.query(`update "user" set email_verified = false where id = 'a'`)
  expect((await read()).at).toBeNull()
})
