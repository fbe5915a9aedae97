import { readdirSync, readFileSync } from 'node:fs'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cloneDatabase } from '#test/clone-database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const OWN = '0039_answer_rate.sql'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  const before = readdirSync(FOLDER).filter((name) => name < OWN)
  for (const name of before.sort()) await client.query(readFileSync(new URL(name, FOLDER), 'utf8'))
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Conversations with a profile, by how long ago they began and how long the answer took. */
async function talk(profile: string, conversations: string[]) {
  for (const [index, answered] of conversations.entries()) {
    await client.query(
      `insert into message (id, profile_id, sender_name, guest_email, sender_key, request_hash, subject, body, text_hash,
        status, created_at, delivered_at, replied_at)
      values ($1, $2, 'Tom', 'tom@x.test', 'guest', $1, 'A website', 'We need a website for a bakery.', $1,
        'sent', now() - interval '10 days', now() - interval '10 days', now() - interval '10 days' + $3::interval)`,
      [`${profile}-${index}`, profile, answered === 'silent' ? null : answered],
    )
  }
}

test('R335 the rate of those who have conversations already is filled in, and their cards are new', async () => {
  await client.query(`insert into "user" (id, name, email, email_verified) values ('u', 'U', 'u@x.test', true)`)
  for (const id of ['many', 'few', 'none']) {
    await client.query(`insert into workspace (id, slug, name, plan) values ($1, $1, $1, 'free')`, [id])
    await client.query(`insert into profile (id, slug, owner_workspace_id, name) values ($1, $1, $1, $1)`, [id])
  }
  await talk('many', ['1 hour', '2 days', '3 days', '4 days', 'silent', 'silent'])
  await talk('few', ['1 hour', '1 hour', '1 hour', 'silent'])
  await client.query(readFileSync(new URL(OWN, FOLDER), 'utf8'))
  const { rows } = await client.query('select id, answer_rate, card_version from profile order by id')
  expect(rows).toEqual([
    { id: 'few', answer_rate: null, card_version: 0 },
    { id: 'many', answer_rate: 0.5, card_version: 1 },
    { id: 'none', answer_rate: null, card_version: 0 },
  ])
})
