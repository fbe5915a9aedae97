import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SearchAnswer } from '#domain/lists/expert-card.ts'
import { facetValuesFromCodes } from '#domain/lists/facet-codes.ts'
import type { MatchReason } from '#domain/lists/finding/match-reasons.ts'
import type { Relaxation } from '#domain/lists/finding/relax-query.ts'
import type { SearchIntent } from '#domain/lists/finding/search-intent.ts'
import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'

import { toSearchIntent } from './to-search-intent.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const COLOGNE = { city: 'Cologne', city_slug: 'cologne', country: 'Germany', country_code: 'de' }
const BERLIN = { ...COLOGNE, city: 'Berlin', city_slug: 'berlin' }
const cheap = { project_minimum_amount: 500, project_minimum_currency: 'USD' }
const dear = { ...cheap, project_minimum_amount: 9000 }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await make({ slug: 'shop', skills: ['shopify', 'e-commerce'], languages: ['de'], ...COLOGNE, ...cheap })
  await make({ slug: 'theme', skills: ['shopify-theme-development'], languages: ['fr', 'de'], ...BERLIN, ...dear })
  await make({ slug: 'found', skills: ['seo'], languages: ['en'], about: 'Search for bakeries and law firms.' })
  await make({ slug: 'brand', skills: ['logo-design', 'branding'], languages: ['uk'], ...cheap, city_slug: null })
})
afterAll(() => site.close())

async function make(values: Parameters<typeof makeExpert>[1]) {
  const { profileId } = await makeExpert(site.deps.db, values)
  await site.deps.db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
}

const search = (q: string, { filter = NO_HIRE_FILTER, page = 1 } = {}) =>
  searchExperts({ ...site.deps, now: () => NOW }, { q, page, sort: 'recommended', filter })

async function readFacts() {
  const rows = await site.deps.db
    .selectFrom('expert_search as listed')
    .innerJoin('profile', 'profile.id', 'listed.profile_id')
    .select(['profile.slug', 'profile.about', 'listed.skills', 'listed.country_code', 'listed.city_slug', 'keys'])
    .select('listed.project_minimum_usd as minimum')
    .execute()
  return new Map(rows.map((row) => [row.slug, row]))
}
type Facts = NonNullable<ReturnType<Awaited<ReturnType<typeof readFacts>>['get']>>

function isTrue({ kind, value }: MatchReason, facts: Facts, intent: SearchIntent): boolean {
  switch (kind) {
    case 'skill':
    case 'near-skill':
      return facts.skills.includes(value)
    case 'city':
      return facts.city_slug === value
    case 'country':
      return facts.country_code === value
    case 'budget':
      return facts.minimum === Number(value) && facts.minimum <= (intent.budgetUsd ?? 0)
    case 'subject':
      return site.deps.catalogue
        .wordsForSubject(value)
        .some((word) => facts.about?.toLowerCase().includes(word.replace('*', '').replace(/(y|ies|s)$/u, '')))
    case 'availability':
      return facetValuesFromCodes('availability', facts.keys).includes(value)
    default:
      return facetValuesFromCodes(kind === 'kind' ? 'type' : kind, facts.keys).includes(value)
  }
}

/** What is said of those for whom something was given up. */
function isLacking(what: Relaxation, facts: Facts, intent: SearchIntent): boolean {
  const { skills, kind, budgetUsd, speaks, cities, country } = intent
  if (what === 'skills') return !skills.some((skill) => facts.skills.includes(skill))
  if (what === 'kind') return !facetValuesFromCodes('type', facts.keys).includes(kind ?? '')
  if (what === 'budget') return facts.minimum === null || facts.minimum > (budgetUsd ?? 0)
  if (what === 'language')
    return !facetValuesFromCodes('language', facts.keys).some((language) => speaks.includes(language))
  if (what === 'city') return facts.country_code === country && !cities.includes(facts.city_slug ?? '')
  if (what === 'place') return !cities.includes(facts.city_slug ?? '') && (!country || facts.country_code !== country)
  return true
}

/** Whatever an answer says that is not so. */
async function untruths(q: string, { loosened, experts, near }: SearchAnswer): Promise<string[]> {
  const intent = toSearchIntent(site.deps.catalogue, q, site.deps.catalogue.read(q, { today: NOW }))
  const facts = await readFacts()
  return [{ what: loosened?.what, experts }, ...near].flatMap((group) =>
    group.experts.flatMap(({ slug, reasons = [] }) => {
      const own = facts.get(slug)
      if (!own) return [`${slug} is not listed`]
      const wrong = reasons.filter((reason) => !isTrue(reason, own, intent)).map(({ label }) => `${slug}: ${label}`)
      return group.what && !isLacking(group.what, own, intent) ? [...wrong, `${slug} lacks ${group.what}`] : wrong
    }),
  )
}

const shown = ({ experts, near }: SearchAnswer) => [...experts, ...near.flatMap((group) => group.experts)]

/** Parts of sentences that ask for what some experts have, or none. */
const PARTS =
  'Shopify|logo|SEO|podcast editing|Webflow|in Cologne|in Tokyo|in Bavaria|Germany|Köln|agency|freelancer|speaks French|' +
  'speaks Zulu|under $1000|up to $1|bakery|law firm|zzyzx|qqq|next week|ich suche|шукаю|дизайнера|логотип|东京|网店|ロゴ|' +
  'مصمم|벤처|वेबसाइट|not|and|,|!?|ada|50%|<b>|\\\\|:*|&'
const sentence = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARTS.split('|')) }, fc.string({ maxLength: 6 })), {
    minLength: 1,
    maxLength: 7,
  })
  .map((parts) => parts.join(' '))
const anyText = fc.oneof(sentence, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }))

test('R327 R328 whatever is typed, somebody is shown, each once, and all that is said of them is true', async () => {
  const property = fc.asyncProperty(anyText, async (text) => {
    const q = text.replaceAll('\0', '').trim()
    const answer = await search(q)
    const slugs = shown(answer).map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThan(0)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(await untruths(q, answer)).toEqual([])
  })
  await fc.assert(property, { numRuns: 200 })
}, 60_000)

test.each([
  ['zzyzx', 'anybody', 4],
  ['!?', 'anybody', 4],
  ['zzyzx bakeries qqq', 'some-words', 1],
  ['podcast editing', 'anybody', 4],
])('R327 %j finds no expert, says so and shows others', async (q, what, count) => {
  const answer = await search(q)
  expect(answer).toMatchObject({ match: 'none', total: 0, pages: 0, experts: [], near: [{ what }] })
  expect(shown(answer)).toHaveLength(count)
})

test('R327 filters that a visitor has chosen stay, and may exclude everyone', async () => {
  const spoken = await search('zzyzx', { filter: { ...NO_HIRE_FILTER, language: ['uk'] } })
  expect(shown(spoken).map(({ slug }) => slug)).toEqual(['brand'])
  expect(shown(await search('zzyzx', { filter: { ...NO_HIRE_FILTER, language: ['zu'] } }))).toEqual([])
})

test('R328 groups on the last page are not those of the pages before it, and lack what is said', async () => {
  for (let at = 0; at < 26; at++) await make({ slug: `many-${at}`, skills: ['figma'], ...COLOGNE, ...cheap })
  await make({ slug: 'costly', skills: ['figma'], ...COLOGNE, ...dear })
  const q = 'Figma freelancer in Cologne under $1000'
  const [first, last] = [await search(q), await search(q, { page: 2 })]
  const slugs = [...shown(first), ...shown(last)].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(last.near.map(({ what, experts }) => [what, experts.map(({ slug }) => slug)])).toContainEqual([
    'budget',
    ['costly'],
  ])
  expect(await untruths(q, last)).toEqual([])
})
