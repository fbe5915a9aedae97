import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type HireFilter, NO_HIRE_FILTER, HIRE_SORTS } from '#domain/lists/hire-filter.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { allExpertSet, searchByText } from './expert-search.ts'
import { countFacetCodes } from './facet-counts.ts'
import { expertsInPlace, listExpertsPage } from './listed-experts.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const EXPERTS = 20

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  for (let at = 0; at < EXPERTS; at++) {
    const { profileId } = await makeExpert(site.deps.db, {
      slug: `expert-${at}`,
      skills: ['seo'],
      languages: at % 4 === 0 ? ['fr'] : ['en'],
      about: 'Found by those who look. '.repeat(at),
    })
    await site.deps.db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
  }
})
afterAll(() => site.close())

const filter: HireFilter = { ...NO_HIRE_FILTER, language: ['en'] }
const list = (page: Omit<Parameters<typeof listExpertsPage>[2], 'filter'>) =>
  listExpertsPage(site.deps.db, expertsInPlace({ skill: 'seo' }), { filter, ...page })

test.each(HIRE_SORTS)('R162 a page (%s) is the same wherever it is looked for first', async (sort) => {
  for (const page of [
    { sort, limit: 3, offset: 0 },
    { sort, limit: 3, offset: 6 },
    { sort, limit: 10, offset: 10 },
    { sort, limit: 3, offset: 30 },
  ]) {
    const picked = await list(page)
    expect(picked).toHaveLength(Math.max(0, Math.min(page.limit, EXPERTS * 0.75 - page.offset)))
    for (const first of [1, 5, 14, 1000]) expect(await list({ ...page, first })).toEqual(picked)
  }
})

test('R65 the codes of a facet are counted alike as a slice of sorted keys and one by one', async () => {
  const { rows } = await sql<{ unsorted: number }>`
    select count(*)::integer as unsorted from expert_search
    where keys <> array(select key from unnest(keys) as key order by key)
  `.execute(site.deps.db)
  expect(rows[0]?.unsorted).toBe(0)
  const filters: HireFilter[] = [
    { ...NO_HIRE_FILTER, language: ['fr'], type: 'freelancer' },
    { ...NO_HIRE_FILTER, language: ['fr'], type: 'agency' },
    { ...NO_HIRE_FILTER, language: ['en'], budget: 700, type: 'freelancer' },
    { ...NO_HIRE_FILTER, language: ['zu'], availability: ['AVAILABLE'] },
    { ...NO_HIRE_FILTER, service: ['nothing'], language: ['en'] },
  ]
  for (const one of filters) {
    const bySlices = await countFacetCodes(site.deps.db, allExpertSet(), { filter: one, everyone: undefined })
    const byKeys = await countFacetCodes(
      site.deps.db,
      { ...allExpertSet(), isSorted: false },
      { filter: one, everyone: undefined },
    )
    expect(bySlices).toEqual(byKeys)
    const page = { sort: 'recommended' as const, limit: 24, offset: 0 }
    const found = await searchByText(site.deps.db, { terms: [], filter: one, ...page, preferences: NOTHING })
    expect(found.codes).toEqual(byKeys)
    const uncounted = await searchByText(site.deps.db, {
      terms: [],
      filter: one,
      ...page,
      preferences: NOTHING,
      isCounted: false,
    })
    expect(uncounted).toEqual({ ...found, codes: new Map() })
  }
})

const NOTHING = { skills: [], nearSkills: [], codes: [], terms: [] }
