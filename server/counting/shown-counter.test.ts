import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { purgeStatistics } from '#use-cases/statistics/purge-statistics.ts'
import { recordShown } from '#use-cases/statistics/record-shown.ts'

import { createShownCounter, type ShownBatch } from './shown-counter.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const NEVER = 10_000_000

let site: TestSite
let today: Date
beforeAll(async () => {
  site = await openTestSite()
  const { profileId } = await makeExpert(site.deps.db, { slug: 'ada', name: 'Ada Blorbify', skills: ['seo'] })
  await makeExpert(site.deps.db, { slug: 'ben', skills: ['seo'] })
  await site.deps.db.transaction().execute((db) => refreshListing(db, profileId, { now: new Date() }))
})
beforeEach(async () => {
  today = new Date('2026-05-10T23:00:00Z')
  for (const table of ['profile_shown', 'funnel_day', 'searched_word'] as const) {
    await site.deps.db.deleteFrom(table).execute()
  }
})
afterAll(() => site.close())

type Overrides = { record?: (batch: ShownBatch) => Promise<void>; atMost?: { lists: number; rows: number } }

function openCounter(overrides: Overrides = {}) {
  return createShownCounter({
    record: (batch) => recordShown(site.deps, batch),
    hirePath: (path) => site.deps.catalogue.canonicalHirePage(path)?.path,
    now: () => today,
    onError: () => {},
    everyMs: NEVER,
    ...overrides,
  })
}
type Counter = ReturnType<typeof openCounter>

const notes = (counter: Counter, path: string, experts: string[], unknownWords: string[] = []) =>
  Object.assign(counter.openNotes(path), { experts, unknownWords, foundNobody: true })
const visitor = (headers: Record<string, string> = {}, address = '198.51.100.1') => ({
  header: (name: string) => ({ 'user-agent': BROWSER, ...headers })[name],
  clientAddress: address,
})
const shown = async () =>
  (
    await site.deps.db
      .selectFrom('profile_shown')
      .innerJoin('profile', 'profile.id', 'profile_shown.profile_id')
      .select(['profile.slug', 'profile_shown.day', 'profile_shown.source', 'profile_shown.shown'])
      .orderBy('profile_shown.day')
      .orderBy('profile_shown.source')
      .orderBy('profile.slug')
      .execute()
  ).map((row) => Object.values(row))
const words = () => site.deps.db.selectFrom('searched_word').selectAll().orderBy('word').execute()

test('R350 every page that is sent counts each of its experts once, by page and day', async () => {
  const counter = openCounter()
  const hire = notes(counter, '/hire/seo', ['ada', 'ben', 'nobody-here'])
  const search = notes(counter, '/experts', ['ada'])
  const home = notes(counter, '/', ['ben'])
  for (const one of [hire, hire, search, home]) counter.count({ notes: one, ...visitor() })
  today = new Date('2026-05-11T01:00:00Z')
  counter.count({ notes: hire, ...visitor() })
  await counter.flush()
  counter.count({ notes: hire, ...visitor() })
  await counter.close()
  expect(await shown()).toEqual([
    ['ada', '2026-05-10', '/hire/seo', 2],
    ['ben', '2026-05-10', '/hire/seo', 2],
    ['ada', '2026-05-10', 'search', 1],
    ['ben', '2026-05-10', 'site', 1],
    ['ada', '2026-05-11', '/hire/seo', 2],
    ['ben', '2026-05-11', '/hire/seo', 2],
  ])
  const areas = await site.deps.db
    .selectFrom('funnel_day')
    .selectAll()
    .where('day', '=', '2026-05-10')
    .orderBy('skill')
    .execute()
  expect(areas.map(({ skill, shown: times }) => [skill, times])).toEqual([
    ['', 2],
    ['seo', 4],
  ])
})

test('R350 bots and pages that were fetched in advance count for nothing', async () => {
  const counter = openCounter()
  const hire = notes(counter, '/hire/seo', ['ada'], ['zorpify'])
  const unseen: Record<string, string>[] = [{ 'user-agent': BOT }, { 'user-agent': '' }, { 'sec-purpose': 'prefetch' }]
  for (const headers of unseen) {
    counter.count({ notes: hire, ...visitor(headers) })
  }
  await counter.close()
  expect(await shown()).toEqual([])
})

test('R350 what could not be written is written with the next batch, and memory is bounded', async () => {
  let fails = true
  const written: ShownBatch[] = []
  const record = (batch: ShownBatch) => {
    if (fails) return Promise.reject(new Error('away'))
    written.push(batch)
    return Promise.resolve()
  }
  const counter = openCounter({ record, atMost: { lists: 3, rows: 4 } })
  const list = (at: number) => notes(counter, '/hire/seo', [`a${at}`, `b${at}`])
  for (let at = 0; at < 5; at++) counter.count({ notes: list(at), ...visitor() })
  await counter.flush()
  fails = false
  await counter.close()
  expect(written.flatMap(({ experts }) => experts.map(({ handle }) => handle))).toEqual(['a0', 'b0', 'a1', 'b1'])
})

test('R353 a word is stored once three networks have typed it, but never a name of a listed expert', async () => {
  const counter = openCounter()
  const search = notes(counter, '/experts', [], ['zorpify', 'blorbify'])
  for (const address of ['198.51.100.1', '198.51.100.1', '2001:db8::1', '2001:db8::2']) {
    counter.count({ notes: search, ...visitor({}, address) })
  }
  await counter.flush()
  expect(await words()).toEqual([])
  for (const address of ['198.51.100.3', '198.51.100.1']) counter.count({ notes: search, ...visitor({}, address) })
  await counter.close()
  expect(await words()).toEqual([{ word: 'zorpify', day: '2026-05-10', searches: 4, nobody: 4 }])
})

test('R350 R353 sums are deleted after 100 days, words after 90', async () => {
  const { db } = site.deps
  const days = ['2026-01-29', '2026-01-30', '2026-02-08', '2026-02-09']
  for (const day of days) {
    await db.insertInto('funnel_day').values({ day, skill: 'seo', country_code: '', city_slug: '', shown: 1 }).execute()
    await db.insertInto('searched_word').values({ word: 'zorp', day, searches: 3, nobody: 3 }).execute()
    await recordShown(site.deps, { experts: [{ handle: 'ada', day, source: 'search', times: 1 }], words: [] })
  }
  await purgeStatistics({ db, now: () => today })
  expect((await shown()).map(([, day]) => day)).toEqual(['2026-01-30', '2026-02-08', '2026-02-09'])
  const left = await db.selectFrom('funnel_day').where('skill', '=', 'seo').select('day').orderBy('day').execute()
  expect(left.map(({ day }) => day)).toEqual(['2026-01-30', '2026-02-08', '2026-02-09'])
  expect((await words()).map(({ day }) => day)).toEqual(['2026-02-09'])
})

test('R350 two nodes that write the same experts at once lose nothing', async () => {
  const rows = ['ada', 'ben'].map((handle) => ({ handle, day: '2026-05-10', source: '/hire/seo', times: 1 }))
  const batches = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? rows : rows.toReversed()))
  await Promise.all(batches.map((experts) => recordShown(site.deps, { experts, words: [] })))
  expect((await shown()).map(([slug, , , times]) => [slug, times])).toEqual([
    ['ada', 10],
    ['ben', 10],
  ])
})
