import { afterAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS } from '#domain/limits.ts'
import { GUEST, makeMessage } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { BRIEFS, NOW, THREE, tokenIn, openBriefSite } from '#test/sites/brief-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { remindUnanswered } from '#use-cases/messages/brief/remind-unanswered.ts'

const opened = await openBriefSite()
const { site, client, stranger, owner, setClock, send, sendConfirmed, mails, messages, briefs, read, reply, decline } =
  opened

beforeEach(() => opened.reset())
afterAll(() => opened.site.close())

test('R341 the answers are shown side by side, and a deleted profile is marked as no longer here', async () => {
  const { body } = await send(THREE)
  const [first, second, third] = await messages()
  await reply(first?.id ?? '', 'Gladly.\nNext week?')
  await decline(second?.id ?? '', 'budget')
  await site.deps.db
    .deleteFrom('profile')
    .where('id', '=', third?.profile_id ?? '')
    .execute()
  const seen = await read(body['id'])
  expect(seen.body['recipients']).toMatchObject([
    { state: 'answered', lastAnswer: { body: 'Gladly.\nNext week?' } },
    { state: 'declined', declineReason: 'budget' },
    { state: 'gone', profileSlug: null },
  ])
})

test('R341 a brief goes with the last of its messages', async () => {
  const leaving = await site.signUp(`leaving-${crypto.randomUUID()}@example.test`, 'Leaving', { confirmed: true })
  await send(THREE, {}, { cookie: leaving.cookie })
  const [first, ...rest] = await messages()
  await site.deps.db
    .deleteFrom('message')
    .where('id', '=', first?.id ?? '')
    .execute()
  expect(await briefs()).toHaveLength(1)
  await Promise.all(rest.map(({ id }) => site.deps.db.deleteFrom('message').where('id', '=', id).execute()))
  expect(await briefs()).toEqual([])
})

test('R342 declining is an answer: it counts, is mailed once, and stays', async () => {
  const { body } = await send(['expert-one'])
  const [row] = await messages()
  const id = row?.id ?? ''
  const at = setClock(new Date(NOW.getTime() + DAY_MS))
  const declined = await decline(id)
  expect(declined).toMatchObject({ status: 200, body: { brief: { declineReason: 'no-time' } } })
  expect((await Promise.all([decline(id, 'other'), decline(id, 'other')])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  expect((await messages())[0]).toMatchObject({ decline_reason: 'no-time', replied_at: at, answered_at: at })
  const told = (await mails()).filter(({ kind }) => kind === 'decline')
  expect(told).toHaveLength(1)
  expect(told[0]?.text_body).toContain('no time then')
  expect(told[0]?.text_body).toContain(`/briefs/${String(body['id'])}`)
})

test('R342 R335 a no counts for the answer rate', async () => {
  await send(['expert-one'])
  const [row] = await messages()
  const profile = row?.profile_id ?? ''
  for (let index = 0; index < 4; index++) {
    const created_at = new Date(NOW.getTime() - 10 * DAY_MS)
    const guest_email = `g${index}@example.test`
    await makeMessage(site.deps.db, { profile_id: profile, guest_email, created_at })
  }
  await decline(row?.id ?? '')
  const rated = await site.deps.db
    .selectFrom('profile')
    .where('id', '=', profile)
    .select('answer_rate')
    .executeTakeFirst()
  expect(rated?.answer_rate).toBeCloseTo(0.2)
})

test('R342 only the recipient declines, only a brief, and only for a reason of the list', async () => {
  await send(['expert-one'])
  const [row] = await messages()
  const id = row?.id ?? ''
  expect((await decline(id, 'no-time', client.cookie)).status).toBe(403)
  expect((await decline(id, 'no-time', stranger.cookie)).status).toBe(404)
  for (const reason of ['', 'because', 5, null, { $ne: 1 }]) expect((await decline(id, reason)).status).toBe(400)
  const plain = await makeMessage(site.deps.db, { profile_id: row?.profile_id ?? '' })
  expect((await decline(plain.id)).status).toBe(403)
})

async function makeOther(slug: string, values: Parameters<typeof makeExpert>[1] = {}) {
  const { db } = site.deps
  const shown = { availability_status: 'AVAILABLE' as const, availability_confirmed_at: NOW, answer_rate: 0.9 }
  const { profileId } = await makeExpert(db, { slug, name: slug, skills: ['web-design'], ...shown, ...values })
  await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
}

test('R344 after three working days the client is told once, and offered others who have time and answer', async () => {
  await makeOther('slow-other', { response_time_hours: 30 })
  await makeOther('quick-other', { response_time_hours: 2 })
  await makeOther('busy-other', { availability_status: 'UNAVAILABLE' })
  await makeOther('silent-other', { answer_rate: 0.2 })
  await makeOther('unlike-other', { skills: ['illustration'] })
  // Friday noon: the third working day ends on Wednesday at noon.
  setClock(new Date('2026-06-05T12:00:00Z'))
  const { body } = await send(THREE)
  const [first] = await messages()
  await reply(first?.id ?? '', 'Gladly.')
  const tell = async (at: string) => {
    setClock(new Date(at))
    await Promise.all([remindUnanswered(site.deps), remindUnanswered(site.deps)])
    return (await mails()).filter(({ kind }) => kind === 'silence')
  }
  expect(await tell('2026-06-10T11:59:00Z')).toEqual([])
  expect((await read(body['id'])).body['others']).toEqual([])
  const [told, ...more] = await tell('2026-06-10T12:00:00Z')
  expect(more).toEqual([])
  expect(told?.recipient).toBe('client@example.test')
  expect(told?.text_body).toContain('expert-two and expert-three have not answered')
  const offered = (await read(body['id'])).body['others'] as { slug: string }[]
  expect(offered.map(({ slug }) => slug)).toEqual(['quick-other', 'slow-other'])
  expect(told?.text_body).toContain('/@quick-other')
  expect(await tell('2026-06-12T12:00:00Z')).toHaveLength(1)
})

test('R344 no mail is sent if all have answered, and a guest’s mail has a separate link', async () => {
  await send(THREE)
  for (const row of await messages()) await decline(row.id)
  await sendConfirmed(['expert-one'])
  setClock(new Date(NOW.getTime() + 4 * DAY_MS))
  await remindUnanswered(site.deps)
  const told = (await mails()).filter(({ kind }) => kind === 'silence')
  expect(told.map(({ recipient }) => recipient)).toEqual([GUEST.email])
  const link = tokenIn(told[0]?.text_body, '/briefs/guest/')
  expect((await site.send('GET', `${BRIEFS}?token=${link}`)).status).toBe(200)
})

test('R344 a reminder that fails does not hold up the others, and comes once it can', async () => {
  const { pool } = site.deps
  for (const subject of ['First brief', 'Second brief', 'Third brief']) await send(['expert-one'], { subject })
  await pool.query(`create function refuse_mail() returns trigger language plpgsql as $$
    begin if new.subject like '%First brief%' then raise 'this mail fails'; end if; return new; end $$`)
  await pool.query(
    'create trigger refuse_mail before insert on mail_outbox for each row execute function refuse_mail()',
  )
  setClock(new Date(NOW.getTime() + 4 * DAY_MS))
  await expect(remindUnanswered(site.deps)).rejects.toThrow('1 of 3 failed; the first one: this mail fails')
  const told = async () => (await mails()).filter(({ kind }) => kind === 'silence').map(({ subject }) => subject)
  expect(await told()).toEqual([expect.stringContaining('Second brief'), expect.stringContaining('Third brief')])
  await pool.query('drop function refuse_mail cascade')
  await remindUnanswered(site.deps)
  expect(await told()).toHaveLength(3)
})

test('R128 a brief’s data is in the export of both sides', async () => {
  await send(THREE)
  for (const cookie of [client.cookie, owner.cookie]) {
    const { body } = await site.send('GET', '/v1/marketplace/me/export', { cookie })
    expect(JSON.stringify(body['messages'])).toContain('People of the neighbourhood')
  }
})
