import { afterAll, beforeAll, expect, test } from 'vitest'

import { mailedToken } from '#test/mailed-token.ts'
import { GUEST, INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeExpert, makeReadyProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const ME = '/v1/marketplace/me'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  await site.workOnMails()
})
afterAll(() => site.close())

const exported = async (cookie: string) => (await site.send('GET', `${ME}/export`, { cookie })).body
const mailsTo = (to: string) =>
  site.deps.db.selectFrom('mail_outbox').where('recipient', '=', to).selectAll().orderBy('id').execute()

/** Mails that came to an address before an account had signed up with it: a guest wrote to an expert, and asked for a reset. */
async function writeAsGuest(email: string): Promise<void> {
  const { profileId } = await makeExpert(site.deps.db)
  const { slug } = await site.deps.db
    .selectFrom('profile')
    .where('id', '=', profileId)
    .select('slug')
    .executeTakeFirstOrThrow()
  const body = { ...INQUIRY, name: 'A Guest', email }
  const answer = await site.send('POST', `/v1/marketplace/profiles/${slug}/message/hire`, { body })
  expect(answer.status).toBe(202)
}

test('R213 signing up under somebody’s address gives nothing of their mails', async () => {
  const email = 'victim@example.test'
  await writeAsGuest(email)
  const { cookie } = await site.signUp(email, 'Squatter')
  const confirm = await mailedToken(site, { to: email, subject: /Confirm your email/ })
  await site.send('POST', '/user/auth/request-password-reset', { body: { email } })
  const reset = await mailedToken(site, { to: email, subject: /new password/ })
  const document = await exported(cookie)
  expect(document['mails']).toEqual([])
  for (const secret of [confirm, reset, '/conversation/', '/confirm-message', 'token=']) {
    expect(JSON.stringify(document)).not.toContain(secret)
  }
})

test('R213 a proven account’s export names the mails since, never their text', async () => {
  const email = 'reader@example.test'
  await writeAsGuest(email)
  const { cookie } = await site.signUp(email)
  const token = await mailedToken(site, { to: email, subject: /Confirm your email/ })
  await site.send('POST', '/user/auth/verify-email', { body: { token } })
  await site.send('POST', '/user/auth/request-password-reset', { body: { email } })
  const reset = await mailedToken(site, { to: email, subject: /new password/ })
  const document = await exported(cookie)
  expect(document['mails']).toEqual([
    { kind: 'reset-password', created_at: expect.any(String), sent_at: expect.toSatisfy(() => true) },
  ])
  for (const secret of [reset, token, 'Choose a new password']) {
    expect(JSON.stringify(document)).not.toContain(secret)
  }
})

test('R128 an export contains no address of others and no unconfirmed text', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('exporter@example.test', 'Ex Porter')
  const { profile } = await makeReadyProfile(db, { userId, slug: 'ex-porter' })
  await makeMessage(db, { profile_id: profile.id, subject: 'Arrived' })
  await makeMessage(db, { profile_id: profile.id, subject: 'Unconfirmed', status: 'awaiting-confirmation' })
  const other = await makeReadyProfile(db, { userId: (await makeUser(db)).id, slug: 'other-one' })
  const sent = { profile_id: other.profile.id, sender_user_id: userId, status: 'filtered' as const }
  await makeMessage(db, { ...sent, subject: 'Put aside', filter_reason: 'links' })
  const document = await exported(cookie)
  expect(document['messages']).toMatchObject([
    { subject: 'Arrived', status: 'sent' },
    { subject: 'Put aside', status: 'filtered' },
  ])
  expect(JSON.stringify(document)).not.toMatch(new RegExp(`${GUEST.email}|Unconfirmed`))
})

test('R127 deleting an account with an unproven address deletes no mails of others', async () => {
  const email = 'bystander@example.test'
  await writeAsGuest(email)
  const before = await mailsTo(email)
  const { cookie } = await site.signUp(email, 'Squatter')
  await mailedToken(site, { to: email, subject: /Confirm your email/ })
  const body = { password: 'correct horse' }
  expect((await site.send('POST', `${ME}/deletion`, { cookie, body })).status).toBe(204)
  expect((await mailsTo(email)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})
