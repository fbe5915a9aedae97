import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBeforeMigration } from '#test/before-migration.ts'

let database: Awaited<ReturnType<typeof openBeforeMigration>>
beforeAll(async () => {
  database = await openBeforeMigration('0039_answer_rate.sql')
})
afterAll(() => database.close())

/** Conversations with a profile, by how long ago they began and how long the answer took. */
async function talk(profile: string, conversations: string[]) {
  for (const [index, answered] of conversations.entries()) {
    await database.client.query(
      `insert into message (id, profile_id, sender_name, guest_email, sender_key, request_hash, subject, body, text_hash,
        status, created_at, delivered_at, replied_at)
      values ($1, $2, 'Tom', 'tom@x.test', 'guest', $1, 'A website', 'We need a website for a bakery.', $1,
        'sent', now() - interval '10 days', now() - interval '10 days', now() - interval '10 days' + $3::interval)`,
      [`${profile}-${index}`, profile, answered === 'silent' ? null : answered],
    )
  }
}

test('R335 the rate of those who have conversations already is filled in, and their cards are new', async () => {
  await database.client.query(
    `insert into "user" (id, name, email, email_verified) values ('u', 'U', 'u@x.test', true)`,
  )
  for (const id of ['many', 'few', 'none']) {
    await database.client.query(`insert into workspace (id, slug, name, plan) values ($1, $1, $1, 'free')`, [id])
    await database.client.query(`insert into profile (id, slug, owner_workspace_id, name) values ($1, $1, $1, $1)`, [
      id,
    ])
  }
  await talk('many', ['1 hour', '2 days', '3 days', '4 days', 'silent', 'silent'])
  await talk('few', ['1 hour', '1 hour', '1 hour', 'silent'])
  await database.migrate()
  const { rows } = await database.client.query('select id, answer_rate, card_version from profile order by id')
  expect(rows).toEqual([
    { id: 'few', answer_rate: null, card_version: 0 },
    { id: 'many', answer_rate: 0.5, card_version: 1 },
    { id: 'none', answer_rate: null, card_version: 0 },
  ])
})
