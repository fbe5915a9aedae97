import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { DAY_MS } from '#domain/limits.ts'
import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { getJob } from '#jobs/all-jobs.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { readHirePage } from './read-hire-page.ts'
import { refreshListings } from './refresh-listings.ts'

const NOW = new Date('2026-06-30T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(() => site.deps.db.deleteFrom('user').execute())

const at = (now: Date) => ({ ...site.deps, now: () => now })

async function make(slug: string, values: Parameters<typeof makeExpert>[1]) {
  const { profileId } = await makeExpert(site.deps.db, { slug, skills: ['seo'], ...values })
  await refreshListings(at(NOW), [profileId])
  return profileId
}

async function pageAt(now: Date, filter = NO_HIRE_FILTER) {
  const answer = await readHirePage(at(now), { path: '/hire/seo', page: 1, sort: 'recommended', filter })
  if (!answer.ok) throw new Error('There is no such page.')
  return answer.value
}

const slugs = ({ experts }: Awaited<ReturnType<typeof pageAt>>) => experts.map(({ slug }) => slug)
const confirmed = (daysAgo: number) => ({ availability_confirmed_at: days(-daysAgo) })
const FREE = { ...NO_HIRE_FILTER, availability: ['AVAILABLE' as const] }

async function startAt(until: Date) {
  await site.deps.db.updateTable('availability_refresh').set({ until }).execute()
}

test('R734 R45 the fact, the filter and its count are those whose dot says “Available now”', async () => {
  await make('now', { availability_status: 'AVAILABLE', ...confirmed(1) })
  await make('since', { availability_status: 'AVAILABLE', availability_from: '2026-06-30', ...confirmed(1) })
  await make('later', { availability_status: 'AVAILABLE', availability_from: '2026-08-01', ...confirmed(1) })
  await make('faded', { availability_status: 'AVAILABLE', ...confirmed(31) })
  await make('silent', { availability_status: 'AVAILABLE' })
  await make('limited', { availability_status: 'LIMITED', ...confirmed(1) })
  const page = await pageAt(NOW)
  expect(page.facts).toMatchObject({ experts: 6, available: 2 })
  expect(page.facets['availability']).toEqual([
    { value: 'AVAILABLE', label: 'Available now', count: 2 },
    { value: 'LIMITED', label: 'A little time', count: 1 },
  ])
  const free = await pageAt(NOW, FREE)
  expect(slugs(free).toSorted()).toEqual(['now', 'since'])
  expect(free.experts.map(({ reasons }) => reasons?.map(({ label }) => label))).toEqual([
    ['available now'],
    ['available now'],
  ])
})

test('R735 the hour after a date has changed an availability, filters, facts and ranking follow', async () => {
  await startAt(NOW)
  await make('fading', { availability_status: 'AVAILABLE', ...confirmed(29) })
  await make('beginning', { availability_status: 'AVAILABLE', availability_from: '2026-07-02', ...confirmed(1) })
  await make('booked', { availability_status: 'UNAVAILABLE', availability_from: '2026-07-02', ...confirmed(1) })
  const untouched = await make('untouched', { availability_status: 'AVAILABLE', ...confirmed(2) })
  const { db } = site.deps
  await db.updateTable('profile').set({ ranking_score: 0.123 }).where('id', '=', untouched).execute()
  const scoreOf = async (slug: string) =>
    (await db.selectFrom('profile').select('ranking_score').where('slug', '=', slug).executeTakeFirstOrThrow())
      .ranking_score
  const before = { booked: await scoreOf('booked'), beginning: await scoreOf('beginning') }
  expect(slugs(await pageAt(NOW, FREE)).toSorted()).toEqual(['fading', 'untouched'])

  await getJob('refresh-availability').handle(at(days(2)), {})
  expect(slugs(await pageAt(days(2), FREE)).toSorted()).toEqual(['beginning', 'untouched'])
  const { facts, facets } = await pageAt(days(2))
  expect(facts.available).toBe(2)
  expect(facets['availability']?.map(({ value }) => value)).toEqual(['AVAILABLE'])
  expect(await scoreOf('booked')).toBeGreaterThan(before.booked)
  expect(await scoreOf('beginning')).toBeGreaterThan(before.beginning)
  // Profiles whose availability stays the same are left alone.
  expect(await scoreOf('untouched')).toBeCloseTo(0.123)
  await db.updateTable('profile').set({ ranking_score: 0.123 }).where('slug', '=', 'booked').execute()
  await getJob('refresh-availability').handle(at(days(2.05)), {})
  expect(await scoreOf('booked')).toBeCloseTo(0.123)
})

test('R726 booked experts come after experts who are otherwise equal and available, on every day', async () => {
  const until = { availability_from: '2026-09-30' }
  for (const one of ['a', 'b', 'c']) {
    await make(`${one}-booked`, { availability_status: 'UNAVAILABLE', ...confirmed(1), ...until })
    await make(`${one}-free`, { availability_status: 'AVAILABLE', ...confirmed(1) })
    await make(`${one}-limited`, { availability_status: 'LIMITED', ...confirmed(1) })
  }
  for (let day = 0; day < 14; day++) {
    const order = slugs(await pageAt(days(day))).map((slug) => slug.slice(2))
    expect([day, order.slice(0, 3), order.slice(-3)]).toEqual([
      day,
      ['free', 'free', 'free'],
      ['booked', 'booked', 'booked'],
    ])
  }
})

test('R726 a booked expert leads only where the others offer less by more than availability counts', async () => {
  await make('booked', { availability_status: 'UNAVAILABLE', ...confirmed(1), num_likes: 200, num_followers: 500 })
  await make('free', { availability_status: 'AVAILABLE', ...confirmed(1) })
  expect(slugs(await pageAt(NOW))).toEqual(['free', 'booked'])
})
