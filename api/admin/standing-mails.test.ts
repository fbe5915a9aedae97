import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const ADMIN = '/v1/marketplace/admin'

let site: TestSite
let admin: string
let owner: { cookie: string; userId: string }

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  const signedUp = await site.signUp('admin@example.test', 'Ada Admin', { confirmed: true })
  admin = signedUp.cookie
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', signedUp.userId).execute()
  owner = await site.signUp('owner@example.test', 'Olga Owner', { confirmed: true })
  await makeProfile(db, { slug: 'olga', name: 'Olga', owner_user_id: owner.userId, visibility: 'PUBLIC' })
})
beforeEach(() => site.deps.pool.query('truncate mail_outbox'))
afterAll(() => site.close())

const mails = () =>
  site.deps.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const moderate = (change: object) =>
  site.send('PATCH', `${ADMIN}/profiles/olga`, { cookie: admin, body: { reason: 'The work is not yours.', ...change } })
const act = (name: string) =>
  site.send('POST', `${ADMIN}/accounts/${owner.userId}`, { cookie: admin, body: { act: name, reason: 'Spam' } })

test('R295 an owner is told of a suspension and why, and of its end; what changes nothing is not mailed', async () => {
  expect((await moderate({ expertStatus: 'SUSPENDED' })).status).toBe(200)
  await moderate({ expertStatus: 'SUSPENDED' })
  await moderate({ expertStatus: 'NOT_ACTIVATED' })
  await moderate({ visibility: 'PRIVATE' })
  await moderate({ visibility: 'PUBLIC' })
  const [suspended, ...rest] = await mails()
  expect(suspended).toMatchObject({
    recipient: 'owner@example.test',
    subject: 'Your profile on Guildhall is suspended',
    text_body: expect.stringContaining('> The work is not yours.'),
  })
  expect(rest.map(({ subject }) => subject)).toEqual([
    'Your profile on Guildhall is no longer suspended',
    'Your profile on Guildhall was made private',
  ])
})

test('R295 an account is told when it is locked and unlocked, at a proven address alone', async () => {
  expect((await act('lock')).status).toBe(200)
  await act('unlock')
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['owner@example.test', 'Your account on Guildhall is locked'],
    ['owner@example.test', 'Your account on Guildhall is unlocked'],
  ])
  await site.deps.pool.query('truncate mail_outbox')
  await site.deps.db.updateTable('user').set({ email_verified: false }).where('id', '=', owner.userId).execute()
  await act('lock')
  await moderate({ expertStatus: 'SUSPENDED' })
  expect(await mails()).toEqual([])
})
