import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { AdminOverview } from '#domain/admin/admin-profiles.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert, makeProfile, makeUser, makeWorkspace } from '#test/make.ts'
import { makeFailedJob } from '#test/sites/failed-job.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

const NOW = new Date('2026-06-15T12:00:00Z')

let site: TestSite
let admin: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => NOW })
  const { db } = site.deps
  const signedUp = await site.signUp('admin@example.test')
  admin = signedUp.cookie
  await db
    .updateTable('user')
    .set({ role: 'admin', created_at: new Date('2026-06-14T23:59:59Z') })
    .where('id', '=', signedUp.userId)
    .execute()
  const person = async (slug: string, name: string, more: object = {}) => {
    const user = await makeUser(db, { email: `${slug}@mail.test`, created_at: new Date('2025-01-01T00:00:00Z') })
    await makeProfile(db, { owner_user_id: user.id, slug, name, ...more })
  }
  await person('zoe-adler', 'Zoë Adler', { created_at: new Date('2026-01-01T00:00:00Z') })
  await person('hundred-percent', '100% Design_Co', {
    created_at: new Date('2026-01-02T00:00:00Z'),
    visibility: 'PUBLIC',
  })
  await person('ann-lee', 'Ann Lee', {
    created_at: new Date('2026-01-03T00:00:00Z'),
    expert_status: 'SUSPENDED',
    updated_at: new Date('2027-01-01T00:00:00Z'),
  })
  const boss = await makeUser(db, { email: 'boss@agency.test', created_at: new Date('2026-06-15T00:00:00Z') })
  const workspace = await makeWorkspace(db, { ownerId: boss.id })
  await makeProfile(db, {
    owner_workspace_id: workspace.id,
    slug: 'the-agency',
    name: 'The Agency',
    created_at: new Date('2026-01-04T00:00:00Z'),
  })
})
afterAll(() => site.close())

const get = (path: string) => site.send('GET', `/v1/marketplace/admin${path}`, { cookie: admin })
const found = async (query: string) =>
  ((await get(`/profiles?${query}`)).body['items'] as { slug: string }[]).map(({ slug }) => slug)

test.each([
  ['', ['the-agency', 'ann-lee', 'hundred-percent', 'zoe-adler']],
  ['q=ADLER', ['zoe-adler']],
  ['q=zoë', ['zoe-adler']],
  ['q=@ann-lee', ['ann-lee']],
  ['q=an', ['ann-lee']],
  ['q=mail.test', ['ann-lee', 'hundred-percent', 'zoe-adler']],
  ['q=boss@agency', ['the-agency']],
  // What looks like a pattern is text.
  ['q=100%25', ['hundred-percent']],
  ['q=%25%25%25', []],
  ['q=sign_', ['hundred-percent']],
  ['q=_', []],
  ['status=SUSPENDED', ['ann-lee']],
  ['status=&visibility=PUBLIC', ['hundred-percent']],
  ['q=mail.test&visibility=PRIVATE&sort=name', ['ann-lee', 'zoe-adler']],
  ['sort=edited&status=SUSPENDED', ['ann-lee']],
])('R137 profiles by %s', async (query, slugs) => {
  expect(await found(query)).toEqual(slugs)
})

test('R137 a bad filter, order or page is refused', async () => {
  for (const bad of [
    'status=GONE',
    'visibility=HALF',
    'sort=luck',
    'page=0',
    'page=51',
    `q=${'x'.repeat(201)}`,
    'q=%00',
  ]) {
    expect([bad, (await get(`/profiles?${bad}`)).status]).toEqual([bad, 400])
  }
})

test('R138 many at once: each is unlisted, recorded, and reported as changed, unchanged or missing', async () => {
  const { db, now } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'listed-one' })
  await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: now() }))
  const listed = () => db.selectFrom('listing').where('profile_id', '=', profileId).select('skill').execute()
  expect(await listed()).toHaveLength(1)
  const slugs = ['listed-one', 'LISTED-ONE', 'hundred-percent', 'zoe-adler', 'nobody-here']
  const { body } = await site.send('POST', '/v1/marketplace/admin/profiles/bulk', {
    cookie: admin,
    body: { slugs, visibility: 'PRIVATE', reason: 'Copies of one portfolio' },
  })
  expect(body).toEqual({
    changed: ['listed-one', 'hundred-percent'],
    unchanged: ['zoe-adler'],
    missing: ['nobody-here'],
  })
  expect(await listed()).toEqual([])
  const entries = await db.selectFrom('moderation_entry').select(['action', 'reason', 'details']).execute()
  const entry = {
    action: 'visibility',
    reason: 'Copies of one portfolio',
    details: { from: 'PUBLIC', to: 'PRIVATE' },
  }
  expect(entries).toEqual([entry, entry])
})

test('R138 none, too many, and what is no handle', async () => {
  const send = (slugs: unknown) =>
    site.send('POST', '/v1/marketplace/admin/profiles/bulk', {
      cookie: admin,
      body: { slugs, visibility: 'PUBLIC', reason: 'Why not' },
    })
  expect((await send([])).status).toBe(400)
  expect((await send(Array.from({ length: 101 }, (_, index) => `handle-${index}`))).status).toBe(400)
  expect((await send(["'; drop table profile"])).body).toMatchObject({ missing: ["'; drop table profile"] })
})

test('R139 the overview counts by state and by day, and sees what is stuck', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'busy' })
  await makeMessage(db, { profile_id: profileId, created_at: new Date('2026-06-15T08:00:00Z') })
  await makeMessage(db, {
    profile_id: profileId,
    status: 'filtered',
    filter_reason: 'Links',
    created_at: new Date('2026-06-15T09:00:00Z'),
  })
  await makeMessage(db, { profile_id: profileId, created_at: new Date('2026-01-01T09:00:00Z') })
  await db.insertInto('unmatched_term').values({ kind: 'skill', term: 'alchemy' }).execute()
  await queueMail(site.deps, db, {
    kind: 'message',
    to: 'a@example.test',
    subject: 'Hello',
    text: 'x',
    html: () => 'x',
  })
  await db.updateTable('mail_outbox').set({ last_error: 'no such host' }).where('subject', '=', 'Hello').execute()
  const { body } = await get('/overview')
  expect(body).toMatchObject({ unmatchedTerms: 1, openReports: { profiles: 0, messages: 0 }, mail: { failing: 1 } })
  expect(body['profiles']).toContainEqual({ expertStatus: 'SUSPENDED', visibility: 'PRIVATE', count: 1 })
  const days = body['days'] as Record<string, unknown>[]
  expect(days).toHaveLength(30)
  expect(days.at(-2)).toEqual({ day: '2026-06-14', signUps: 1, messages: 0, filtered: 0 })
  expect(days.at(-1)).toMatchObject({ day: '2026-06-15', messages: 2, filtered: 1 })
  expect(body['queue']).toContainEqual({ name: 'send-mail', waiting: expect.any(Number), active: 0, failed: 0 })
})

test('R757 every number of the overview is the total of the list that it links to', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'reported' })
  const reporter = await makeUser(db, { email: 'reporter@mail.test' })
  await db
    .insertInto('profile_report')
    .values({ id: 'r1', profile_id: profileId, reporter_id: reporter.id, reason: 'spam', text: 'An advertisement.' })
    .execute()
  await makeMessage(db, { profile_id: profileId, reported_at: NOW, report_side: 'owner', report_reason: 'spam' })
  await makeFailedJob(site)
  // A mail that was refused once, and is about to be tried again, is no failure; one without a job is.
  const mail = { kind: 'message' as const, to: 'a@example.test', subject: 'Lost', text: 'x', html: () => 'x' }
  await queueMail(site.deps, db, mail)
  await sql`delete from pgboss.job where data ->> 'mailId' = (select id from mail_outbox where subject = 'Lost')`.execute(
    db,
  )
  await db
    .updateTable('mail_outbox')
    .set({ created_at: new Date('2026-06-15T10:00:00Z') })
    .where('subject', '=', 'Lost')
    .execute()
  const { body } = await get('/overview')
  const overview = body as unknown as AdminOverview
  const totalOf = async (path: string) => (await get(path)).body['total']
  const { profiles, messages } = overview.openReports
  expect([profiles, messages]).toEqual([1, 1])
  expect(await totalOf('/reports')).toBe(profiles + messages)
  expect(await totalOf('/unmatched-terms')).toBe(overview.unmatchedTerms)
  expect(overview.failures).toBe(2)
  const failures = (await get('/failures')).body
  expect([failures['total'], (failures['items'] as object[]).length]).toEqual([2, 2])
  const accounts = (await get('/accounts')).body
  expect({ total: accounts['total'], more: accounts['more'] }).toEqual(overview.accounts)
  expect(overview.accounts.total).toBeGreaterThan(4)
  for (const { expertStatus, visibility, count } of overview.profiles) {
    expect(await totalOf(`/profiles?status=${expertStatus}&visibility=${visibility}`)).toBe(count)
  }
})

test('R137 a frequent word matches more profiles than can be paged through', async () => {
  const { pool } = site.deps
  await pool.query(
    `insert into "user" (id, name, email) select 'many' || n, 'Many', 'many' || n || '@crowd.test'
     from generate_series(1, 1300) n`,
  )
  await pool.query(
    `insert into profile (id, slug, owner_user_id, name, created_at)
     select 'many' || n, 'many-' || n, 'many' || n, 'One of many', '2026-02-01'::timestamptz + n * interval '1 second'
     from generate_series(1, 1300) n`,
  )
  const { body } = await get('/profiles?q=crowd.test')
  expect(body).toMatchObject({ total: 1200, pages: 50, more: true })
  expect((await found('q=crowd.test')).slice(0, 3)).toEqual(['many-1300', 'many-1299', 'many-1298'])
  expect((await found('q=crowd.test&page=50')).at(-1)).toBe('many-101')
  expect(await found('q=crowd.test&visibility=PUBLIC')).toEqual([])
  expect((await get('/profiles?q=many-12')).body).toMatchObject({ total: 111, more: false })
})
