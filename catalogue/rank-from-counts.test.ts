import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  MAX_RANKED_ENTRIES,
  MIN_CITIES_PER_LIST,
  MIN_EXPERTS_PER_PAGE,
  rankByListingCounts,
  type MarketCounts,
} from './rank-from-counts.ts'

const cities = [
  { slug: 'leeds', country: 'gb' },
  { slug: 'london', country: 'gb' },
  { slug: 'york', country: 'gb' },
  { slug: 'boston', country: 'us' },
]
const base: MarketCounts = {
  skills: [
    { slug: 'figma', categories: ['web-design-ui-ux', 'graphic-design'] },
    { slug: 'product-design', categories: ['design-system-setup'] },
    { slug: 'seo', categories: ['seo-audit-and-optimization'] },
    { slug: 'yoga', categories: ['graphic-design'] },
  ],
  cities,
  countries: [{ slug: 'gb' }, { slug: 'us' }],
  categories: ['web-design-ui-ux', 'graphic-design', 'design-system-setup', 'accessibility-audit-and-optimization'],
  listings: [
    { skill: 'figma', country: 'gb', city: 'london', experts: 9 },
    { skill: 'figma', country: 'gb', city: 'leeds', experts: 4 },
    { skill: 'figma', country: 'gb', city: 'york', experts: 4 },
    { skill: 'figma', country: 'us', city: 'boston', experts: 5 },
    { skill: 'seo', country: 'gb', city: 'london', experts: 20 },
    { skill: 'seo', country: 'gb', city: 'york', experts: 2 },
    { skill: 'seo', country: 'us', experts: 3 },
    { skill: 'yoga', experts: 50 },
  ],
}

test('lists go by experts, then by slug', () => {
  const ranked = rankByListingCounts(base)
  expect(ranked.locationsWidget).toEqual({
    figma: ['london', 'boston', 'leeds', 'york'],
    'product-design': [],
    seo: ['london'],
    yoga: [],
  })
  expect(Object.entries(ranked.skillsPerCity)).toEqual([
    ['london', ['seo', 'figma']],
    ['york', ['figma']],
    ['boston', ['figma']],
    ['leeds', ['figma']],
  ])
  expect(ranked.citiesPerCountrySkill).toEqual({ gb: { figma: { cities: ['london', 'leeds', 'york'] } } })
})

test('related skills follow the whole market, except for the two fixed lists', () => {
  expect(rankByListingCounts(base).relatedSkills).toEqual({
    'web-design-ui-ux': ['figma'],
    'graphic-design': ['yoga', 'figma'],
    'design-system-setup': ['product-design'],
    'accessibility-audit-and-optimization': ['accessibility'],
    homepage: ['yoga', 'seo', 'figma', 'product-design'],
  })
})

test('a page needs experts, every skill has one, and kept paths stay', () => {
  expect(Object.keys(rankByListingCounts({ ...base, keptPaths: ['/hire/seo/gb/leeds'] }).hireSiteMap)).toEqual([
    '/hire/figma',
    '/hire/figma/gb',
    '/hire/figma/gb/leeds',
    '/hire/figma/gb/london',
    '/hire/figma/gb/york',
    '/hire/figma/us',
    '/hire/figma/us/boston',
    '/hire/product-design',
    '/hire/seo',
    '/hire/seo/gb',
    '/hire/seo/gb/leeds',
    '/hire/seo/gb/london',
    '/hire/seo/us',
    '/hire/yoga',
  ])
})

test('rows that name something unknown or misplaced are left out', () => {
  const strays = [
    { skill: 'nonsense', country: 'gb', city: 'london', experts: 99 },
    { skill: 'seo', country: 'us', city: 'london', experts: 99 },
    { skill: 'seo', city: 'leeds', experts: 99 },
    { skill: 'seo', country: 'zz', experts: 99 },
    { skill: 'seo', country: 'gb', city: 'atlantis', experts: 99 },
  ]
  expect(rankByListingCounts({ ...base, listings: [...base.listings, ...strays] })).toEqual(rankByListingCounts(base))
})

const listing = fc
  .record({
    skill: fc.constantFrom(...base.skills.map(({ slug }) => slug)),
    place: fc.constantFrom(...cities.map(({ slug, country }) => ({ city: slug, country })), { country: 'us' }, {}),
    experts: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ skill, place, experts }) => ({ skill, experts, ...place }))

test('the order of the rows does not matter, and rows of one place add up', () => {
  fc.assert(
    fc.property(fc.array(listing), (listings) => {
      const ranked = JSON.stringify(rankByListingCounts({ ...base, listings }))
      const split = listings.flatMap((row) => [
        { ...row, experts: 1 },
        { ...row, experts: row.experts - 1 },
      ])
      expect(JSON.stringify(rankByListingCounts({ ...base, listings: listings.toReversed() }))).toBe(ranked)
      expect(JSON.stringify(rankByListingCounts({ ...base, listings: split }))).toBe(ranked)
    }),
  )
})

test('lists are short, and every place in them has a page whose parent exists', () => {
  fc.assert(
    fc.property(fc.array(listing, { minLength: 20 }), (listings) => {
      const ranked = rankByListingCounts({ ...base, listings })
      const { hireSiteMap } = ranked
      for (const path of Object.keys(hireSiteMap)) {
        const parent = path.slice(0, path.lastIndexOf('/'))
        expect(parent === '/hire' || hireSiteMap[parent]).toBeTruthy()
      }
      for (const [country, perSkill] of Object.entries(ranked.citiesPerCountrySkill)) {
        for (const [skill, list] of Object.entries(perSkill)) {
          expect(list.cities.length).toBeGreaterThanOrEqual(MIN_CITIES_PER_LIST)
          for (const city of list.cities) expect(hireSiteMap[`/hire/${skill}/${country}/${city}`]).toBe(1)
        }
      }
    }),
  )
})

test('no list is longer than the limit', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ slug: `city-${index}`, country: 'us' }))
  const listings = many.map(({ slug }) => ({ skill: 'seo', country: 'us', city: slug, experts: MIN_EXPERTS_PER_PAGE }))
  const ranked = rankByListingCounts({ ...base, cities: many, listings })
  expect(ranked.locationsWidget['seo']).toHaveLength(MAX_RANKED_ENTRIES)
  expect(ranked.citiesPerCountrySkill['us']?.['seo']?.cities).toHaveLength(MAX_RANKED_ENTRIES)
  expect(Object.keys(ranked.hireSiteMap)).toContain('/hire/seo/us/city-39')
})
