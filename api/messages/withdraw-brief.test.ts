import { afterAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS } from '#domain/limits.ts'
import { makeMessage } from '#test/make-message.ts'
import { BRIEFS, NOW, openBriefSite, THREE } from '#test/sites/brief-site.ts'
import { remindUnanswered } from '#use-cases/messages/brief/remind-unanswered.ts'
import { refreshResponseMetrics } from '#use-cases/messages/conversation/refresh-response-metrics.ts'

const opened = await openBriefSite()
const { site, client, stranger, owner, setClock, send, sendConfirmed, mails, messages, briefs, read, reply, decline } =
  opened

beforeEach(() => opened.reset())
afterAll(() => site.close())

type Door = { cookie?: string; token?: string }

const withdraw = (id: unknown, { cookie, token }: Door = { cookie: client.cookie }) =>
  site.send('POST', `${BRIEFS}/${String(id)}/withdrawal${token ? `?token=${token}` : ''}`, {
    ...(cookie && { cookie }),
  })
const told = async () => (await mails()).filter(({ subject }) => subject.includes('withdrew'))

test('R663 its client withdraws a brief once; each expert who still has to answer is told by one mail', async () => {
  const { body } = await send(THREE)
  const [first, second] = await messages()
  await decline(first?.id ?? '')
  await site.deps.db
    .updateTable('message')
    .set({ owner_deleted_at: NOW })
    .where('id', '=', second?.id ?? '')
    .execute()
  const answers = await Promise.all([withdraw(body['id']), withdraw(body['id'])])
  expect(answers.map(({ status, body: { status: state } }) => [status, state])).toEqual([
    [200, 'withdrawn'],
    [200, 'withdrawn'],
  ])
  expect(await told()).toHaveLength(1)
  expect((await read(body['id'])).body).toMatchObject({ withdrawnOn: NOW.toISOString() })
  const [, , third] = await messages()
  expect(third).toMatchObject({ read_at: null })
  const seen = await site.send('GET', `/v1/marketplace/me/messages/${third?.id}`, { cookie: owner.cookie })
  expect(seen.body).toMatchObject({ brief: { withdrawnOn: NOW.toISOString() } })
  expect((await reply(third?.id ?? '', 'What a pity.')).status).toBe(201)
})

test('R663 only its client withdraws it: not its experts, not strangers, not by a link to another brief', async () => {
  const { body } = await send(['expert-one'])
  const guests = await sendConfirmed(['expert-two'])
  for (const cookie of [owner.cookie, stranger.cookie])
    expect((await withdraw(body['id'], { cookie })).status).toBe(404)
  expect((await withdraw(body['id'], {})).status).toBe(401)
  const token = String(guests['token'])
  expect((await withdraw(body['id'], { token })).status).toBe(404)
  expect((await withdraw(guests['id'])).status).toBe(404)
  expect((await withdraw(guests['id'], { token: `${token}x` })).status).toBe(404)
  expect((await briefs()).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null, null])
  expect((await withdraw(guests['id'], { token })).status).toBe(200)
})

test('R663 a withdrawn brief causes no reminder, takes no file, and goes to no further expert', async () => {
  await opened.asGuest(['expert-one', 'expert-two'])
  const asked = await opened.askedToken()
  const [, second] = await messages()
  const suspend = (expert_status: 'SUSPENDED' | 'ACTIVE') =>
    site.deps.db
      .updateTable('profile')
      .set({ expert_status })
      .where('id', '=', second?.profile_id ?? '')
      .execute()
  await suspend('SUSPENDED')
  const { body } = await opened.confirm(asked)
  await suspend('ACTIVE')
  const token = String(body['token'])
  expect((await withdraw(body['id'], { token })).status).toBe(200)
  expect((await opened.confirm(asked)).body['recipients']).toHaveLength(1)
  expect(await messages()).toHaveLength(1)
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4 '], 'a.pdf', { type: 'application/pdf' }))
  const added = await site.send('POST', `${BRIEFS}/${String(body['id'])}/files?token=${token}`, { body: form })
  expect([added.status, added.body['msg']]).toEqual([403, expect.stringContaining('withdrawn')])
  setClock(new Date(NOW.getTime() + 10 * DAY_MS))
  await remindUnanswered(site.deps)
  expect((await mails()).filter(({ kind }) => kind === 'silence')).toEqual([])
})

test.each([
  [2, 1],
  [4, 0.8],
])('R663 R335 withdrawn after %i days, a missing answer counts from the third on', async (days, rate) => {
  const { body } = await send(['expert-one'])
  const [row] = await messages()
  const profile_id = row?.profile_id ?? ''
  for (let index = 0; index < (rate === 1 ? 5 : 4); index++) {
    const created_at = new Date(NOW.getTime() - DAY_MS)
    const guest_email = `g${index}@example.test`
    await makeMessage(site.deps.db, { profile_id, guest_email, created_at, replied_at: NOW, answered_at: NOW })
  }
  setClock(new Date(NOW.getTime() + days * DAY_MS))
  await withdraw(body['id'])
  const now = new Date(NOW.getTime() + 10 * DAY_MS)
  await site.deps.db.transaction().execute((transaction) => refreshResponseMetrics(transaction, profile_id, { now }))
  const profile = await site.deps.db
    .selectFrom('profile')
    .where('id', '=', profile_id)
    .select('answer_rate')
    .executeTakeFirstOrThrow()
  expect(profile.answer_rate).toBeCloseTo(rate)
})
