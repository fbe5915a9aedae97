import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace/me/messages'

type Person = { cookie: string; userId: string }

let site: TestSite
let owner: Person
let client: Person
let profileId: string
let id: string

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signUp('owner@example.test', 'Olga Owner', { confirmed: true })
  client = await site.signUp('client@example.test', 'Clive Client', { confirmed: true })
  profileId = (await makeProfile(site.deps.db, { slug: 'olga', name: 'Olga', owner_user_id: owner.userId })).id
})
beforeEach(async () => {
  const { db } = site.deps
  for (const table of ['message', 'sender_block', 'mail_outbox'] as const) await db.deleteFrom(table).execute()
  await sql`delete from rate_limit`.execute(db)
  id = (await makeMessage(db, { profile_id: profileId, sender_user_id: client.userId })).id
})
afterAll(() => site.close())

const reply = (who: Person, body: string, key?: string) =>
  site.send('POST', `${BASE}/${id}/reply`, {
    cookie: who.cookie,
    body: { body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const replies = () => site.deps.db.selectFrom('message_reply').select('body').orderBy('id').execute()
const mails = () => site.deps.db.selectFrom('mail_outbox').select('id').execute()
async function counted(): Promise<number> {
  const { rows } = await site.deps.pool.query("select points from rate_limit where key like 'replies%'")
  return rows[0]?.points ?? 0
}

test('R95 a reply under a used key with another text is refused; with the same text it is a repetition', async () => {
  expect((await reply(owner, 'Gladly.', 'form-1')).status).toBe(201)
  const other = await reply(owner, 'Sorry, no.', 'form-1')
  expect([other.status, other.body['code']]).toEqual([409, 'already_used'])
  const same = await reply(owner, 'Gladly.', 'form-1')
  expect([same.status, (same.body['thread'] as unknown[]).length]).toEqual([201, 1])
  expect(await replies()).toEqual([{ body: 'Gladly.' }])
  expect(await mails()).toHaveLength(1)
})

test('R95 a key of more than 200 characters is refused, and keys never collide', async () => {
  const key = 'k'.repeat(200)
  expect((await reply(owner, 'First.', key)).status).toBe(201)
  const longer = await reply(owner, 'Second.', `${key}2`)
  expect([longer.status, longer.body['code']]).toEqual([400, 'validation_failed'])
  expect(await replies()).toEqual([{ body: 'First.' }])
})

test('R91 R95 a repeated or refused reply is not counted', async () => {
  await Promise.all([1, 2, 3].map(() => reply(owner, 'Gladly.', 'form-1')))
  await reply(owner, 'Gladly.', 'form-1')
  await reply(owner, 'Sorry, no.', 'form-1')
  expect(await counted()).toBe(1)
  await site.deps.pool.query("update rate_limit set points = 1000 where key like 'replies%'")
  expect((await reply(owner, 'More.', 'form-2')).status).toBe(429)
  expect((await reply(owner, 'Gladly.', 'form-1')).status).toBe(201)
})

test('R95 a repetition has the same answer after the conversation was closed', async () => {
  expect((await reply(client, 'Monday?', 'form-1')).status).toBe(201)
  await site.send('POST', '/v1/marketplace/me/blocks', { cookie: owner.cookie, body: { messageId: id } })
  expect((await reply(client, 'Monday?', 'form-1')).status).toBe(201)
  expect((await reply(client, 'Tuesday?', 'form-2')).status).toBe(403)
})

/** Runs `write` while the conversation is locked, blocks the sender under that lock, and returns the answer. */
async function whileBlocking(write: () => ReturnType<typeof reply>) {
  const { db } = site.deps
  const started = await db.transaction().execute(async (transaction) => {
    await sql`select from message where id = ${id} for no key update`.execute(transaction)
    const answer = write()
    await vi.waitFor(async () => {
      const waiting = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(site.deps.background.db)
      expect(waiting.rows).toHaveLength(1)
    })
    const block = { id: newId(), profile_id: profileId, user_id: client.userId, name: 'Clive Client' }
    await transaction.insertInto('sender_block').values(block).execute()
    return { answer }
  })
  return started.answer
}

test('R90 R97 a sender who is blocked while their reply waits for the conversation is refused', async () => {
  const refused = await whileBlocking(() => reply(client, 'Monday?'))
  expect([refused.status, refused.body['msg']]).toEqual([
    403,
    'Not allowed: the recipient has closed this conversation',
  ])
  expect([await replies(), await mails(), await counted()]).toEqual([[], [], 0])
})

test('R356 a sender who is blocked while their claim waits for the conversation is refused', async () => {
  const refused = await whileBlocking(() =>
    site.send('POST', `${BASE}/${id}/hire`, { cookie: client.cookie, body: { act: 'claim' } }),
  )
  expect(refused.status).toBe(403)
  expect([await mails(), await counted()]).toEqual([[], 0])
})

test('R90 a block waits for a reply that is being written, so that no reply arrives after it', async () => {
  const { db } = site.deps
  const { answer } = await db.transaction().execute(async (transaction) => {
    await sql`select from message where id = ${id} for no key update`.execute(transaction)
    const block = site.send('POST', '/v1/marketplace/me/blocks', { cookie: owner.cookie, body: { messageId: id } })
    await vi.waitFor(async () => {
      const waiting = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(site.deps.background.db)
      expect(waiting.rows).toHaveLength(1)
    })
    return { answer: block }
  })
  expect((await answer).status).toBe(201)
})
