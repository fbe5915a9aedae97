import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { deleteUserRows } from '#db/queries/host/host-accounts.ts'
import { joinToHost } from '#test/join-to-host.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { enableEndpoints } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await enableEndpoints(site.deps.db, '1')
  await site.deps.db.deleteFrom('webhook_delivery').execute()
})

const events = () =>
  site.deps.db.selectFrom('webhook_delivery').select(['type', 'ordering_key', 'data']).orderBy('position').execute()

/** The events that an act writes. */
async function written(act: () => Promise<unknown>) {
  await site.deps.db.deleteFrom('webhook_delivery').execute()
  await act()
  return events()
}

const setProfile = (
  id: string,
  values: { visibility?: 'PUBLIC' | 'PRIVATE'; expert_status?: 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'NOT_ACTIVATED' },
) => site.deps.db.updateTable('profile').set(values).where('id', '=', id).execute()

test('R441 without an address nothing is written', async () => {
  const { db } = site.deps
  await enableEndpoints(db)
  const { profileId, userId } = await makeExpert(db)
  await setProfile(profileId, { expert_status: 'PAUSED' })
  await makeMessage(db, { profile_id: profileId })
  await db.deleteFrom('user').where('id', '=', userId).execute()
  expect(await events()).toEqual([])
})

test('R441 what becomes of a profile, with its state then', async () => {
  const { db } = site.deps
  const user = await makeUser(db)
  const common = { handle: 'zoe-marsh', ownerUserId: user.id, ownerWorkspaceId: null }
  await makeProfile(db, { id: 'p1', slug: 'zoe-marsh', owner_user_id: user.id })
  await setProfile('p1', { visibility: 'PUBLIC' })
  await setProfile('p1', { expert_status: 'ACTIVE' })
  await setProfile('p1', { expert_status: 'PAUSED' })
  await setProfile('p1', { expert_status: 'SUSPENDED' })
  await setProfile('p1', { expert_status: 'NOT_ACTIVATED' })
  await setProfile('p1', { visibility: 'PRIVATE' })
  await db.deleteFrom('profile').where('id', '=', 'p1').execute()
  const told = await events()
  expect(told.map(({ type, data }) => [type, data['visibility'], data['expertStatus']])).toEqual([
    ['profile.created', 'PRIVATE', 'NOT_ACTIVATED'],
    ['profile.published', 'PUBLIC', 'NOT_ACTIVATED'],
    ['profile.activated', 'PUBLIC', 'ACTIVE'],
    ['profile.paused', 'PUBLIC', 'PAUSED'],
    ['profile.suspended', 'PUBLIC', 'SUSPENDED'],
    ['profile.deactivated', 'PUBLIC', 'NOT_ACTIVATED'],
    ['profile.unpublished', 'PRIVATE', 'NOT_ACTIVATED'],
    ['profile.deleted', 'PRIVATE', 'NOT_ACTIVATED'],
  ])
  for (const { ordering_key, data } of told) {
    expect(ordering_key).toBe('profile:p1')
    expect(data).toMatchObject({ ...common, profileId: 'p1' })
  }
})

test('R441 an account that goes, and its profile with it', async () => {
  const { db } = site.deps
  const { userId, profileId } = await makeExpert(db)
  const told = await written(() => db.deleteFrom('user').where('id', '=', userId).execute())
  expect(told.map(({ type, ordering_key }) => [type, ordering_key])).toEqual(
    expect.arrayContaining([
      ['profile.deleted', `profile:${profileId}`],
      ['account.deleted', `account:${userId}`],
    ]),
  )
  expect(told).toHaveLength(2)
})

test('R475 events name a joined account as the site builder does', async () => {
  const { db } = site.deps
  const { userId, profileId } = await makeExpert(db)
  const { email } = await db.selectFrom('user').where('id', '=', userId).select('email').executeTakeFirstOrThrow()
  await joinToHost(site.deps, { userId, email, subject: 'called-there' })
  const paused = await written(() => setProfile(profileId, { expert_status: 'PAUSED' }))
  expect(paused).toMatchObject([{ type: 'profile.paused', data: { ownerUserId: 'called-there' } }])
  const asked = await written(() => makeMessage(db, { profile_id: profileId }))
  expect(asked).toMatchObject([{ type: 'message.received', data: { ownerUserId: 'called-there' } }])
  const gone = await written(() => deleteUserRows(db, [userId]))
  expect(gone).toMatchObject([
    { type: 'profile.deleted', data: { ownerUserId: 'called-there' } },
    { type: 'account.deleted', data: { userId: 'called-there' } },
  ])
})

test('R441 a message counts once it is in the inbox, an answer however it is given; no words are told', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  const set = (values: object) => db.updateTable('message').set(values).where('id', '=', 'm1').execute()
  const now = new Date()
  const told = await written(async () => {
    await makeMessage(db, { id: 'm1', profile_id: profileId, status: 'awaiting-confirmation' })
    await set({ status: 'filtered', filter_reason: 'links', delivered_at: now })
    await set({ status: 'sent' })
    await set({ answered_at: now, read_at: now })
    await set({ answered_at: null })
    await db
      .insertInto('message_reply')
      .values({ id: newId(), message_id: 'm1', author: 'sender', author_name: 'Tom', body: 'One more thing' })
      .execute()
    await set({ answered_at: new Date(now.getTime() + 1000), answered_by_mail: true })
  })
  expect(told.map(({ type, data }) => [type, data['first'] ?? data['answer']])).toEqual([
    ['message.received', true],
    ['message.answered', 'reply'],
    ['message.received', false],
    ['message.answered', 'by-mail'],
  ])
  expect(Object.keys(told[0]?.data ?? {}).toSorted()).toEqual([
    'first',
    'handle',
    'messageId',
    'ownerUserId',
    'ownerWorkspaceId',
    'profileId',
  ])
})

test('R441 reports of profiles and of messages, when admins can see them and when they decide', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  await makeMessage(db, { id: 'm2', profile_id: profileId })
  const now = new Date()
  const report = (values: object) => db.updateTable('profile_report').set(values).where('id', '=', 'r1').execute()
  const message = (values: object) => db.updateTable('message').set(values).where('id', '=', 'm2').execute()
  const told = await written(async () => {
    await db
      .insertInto('profile_report')
      .values({ id: 'r1', profile_id: profileId, reason: 'spam', text: 'Look', held: true })
      .execute()
    await report({ held: false })
    await report({ closed_at: now, outcome: 'acted' })
    await message({ reported_at: now, report_side: 'owner', report_reason: 'Rude' })
    await message({ report_closed_at: now, report_outcome: 'dismissed' })
  })
  expect(told.map(({ type, data }) => [type, data['reportId'], data['kind'], data['reason'], data['outcome']])).toEqual(
    [
      ['report.opened', 'r1', 'profile', 'spam', undefined],
      ['report.decided', 'r1', 'profile', 'spam', 'acted'],
      ['report.opened', 'm2', 'message', null, undefined],
      ['report.decided', 'm2', 'message', null, 'dismissed'],
    ],
  )
})

test('R441 an event is there with its change, or not at all', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  const told = await written(() =>
    db
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('profile').set({ expert_status: 'PAUSED' }).where('id', '=', profileId).execute()
        throw new Error('changed their mind')
      })
      .catch(() => {}),
  )
  expect(told).toEqual([])
})

test('R441 every process receives an event by the change log, and page caches do not', async () => {
  const { db, changes, followWebhooks, followPages } = site.deps
  const { profileId } = await makeExpert(db)
  await changes.catchUp()
  const received: string[] = []
  const ignore = () => {}
  const stop = [
    followWebhooks(() => received.push('webhook')),
    followPages({
      change: ({ kind }) => received.push(kind),
      flush: () => received.push('flush'),
      pause: ignore,
      resume: ignore,
    }),
  ]
  await makeMessage(db, { profile_id: profileId })
  await changes.catchUp()
  for (const one of stop) one()
  expect(received).toEqual(['webhook'])
})
