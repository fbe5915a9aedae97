import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createCatalogue, loadCatalogue } from './catalogue.ts'
import type { CatalogueInput } from './types.ts'

const catalogue = loadCatalogue()

/** Any UTF-16 string, lone surrogates too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
const words = (known: Iterable<string>) => fc.oneof(fc.constantFrom(...known), anyText)
const entry = { displayName: 'Name', aliases: [] }
/** Three skills of which the first has pages down to the city, the second for a country, the third none. */
const tables: CatalogueInput = {
  skills: {
    seo: { ...entry, slug: 'seo', aliases: ['search'], categories: [] },
    figma: { ...entry, slug: 'figma', categories: [] },
    unlisted: { ...entry, slug: 'unlisted', categories: [] },
  },
  cities: {
    london: { ...entry, slug: 'london', country: 'gb' },
    leeds: { ...entry, slug: 'leeds', country: 'gb' },
  },
  countries: { gb: { ...entry, slug: 'gb' }, us: { ...entry, slug: 'us' } },
  categories: {},
  locationsWidget: {},
  skillsPerCity: {},
  citiesPerCountrySkill: {},
  relatedSkills: {},
  hireSiteMap: {
    '/hire/seo': 1,
    '/hire/seo/gb': 1,
    '/hire/seo/us': 1,
    '/hire/seo/gb/london': 1,
    '/hire/figma': 1,
    '/hire/figma/gb': 1,
  },
}
const { hireLink } = createCatalogue(tables)

test('the city comes first, in its own country', () => {
  expect(hireLink({ skill: 'seo', city: 'london' })).toBe('/hire/seo/gb/london')
  expect(hireLink({ skill: 'seo', city: 'london', country: 'us' })).toBe('/hire/seo/gb/london')
})

test('without a page for the city the given country follows, else the city’s', () => {
  expect(hireLink({ skill: 'seo', city: 'leeds', country: 'us' })).toBe('/hire/seo/us')
  expect(hireLink({ skill: 'seo', city: 'leeds' })).toBe('/hire/seo/gb')
  expect(hireLink({ skill: 'seo', country: 'us' })).toBe('/hire/seo/us')
  expect(hireLink({ skill: 'seo', city: 'atlantis', country: 'gb' })).toBe('/hire/seo/gb')
})

test('the skill alone comes last', () => {
  expect(hireLink({ skill: 'figma', city: 'london', country: 'us' })).toBe('/hire/figma')
  expect(hireLink({ skill: 'figma', country: 'zz' })).toBe('/hire/figma')
  expect(hireLink({ skill: 'figma' })).toBe('/hire/figma')
})

test('cityOnly stops after the city', () => {
  expect(hireLink({ skill: 'seo', city: 'london', cityOnly: true })).toBe('/hire/seo/gb/london')
  expect(hireLink({ skill: 'seo', city: 'leeds', country: 'gb', cityOnly: true })).toBeUndefined()
  expect(hireLink({ skill: 'seo', country: 'gb', cityOnly: true })).toBeUndefined()
})

test('a skill without a match or without a page gives no link', () => {
  expect(hireLink({ skill: 'nonsense', city: 'london', country: 'gb' })).toBeUndefined()
  expect(hireLink({ skill: 'constructor' })).toBeUndefined()
  expect(hireLink({ skill: 'unlisted', city: 'london', country: 'gb' })).toBeUndefined()
})

test('the skill may be an alias, city and country only slugs', () => {
  expect(hireLink({ skill: 'Search', city: 'LONDON' })).toBe('/hire/seo/gb/london')
  expect(catalogue.hireLink({ skill: 'Web Design', city: 'nyc' })).toBe('/hire/web-design')
  expect(catalogue.hireLink({ skill: 'Web Design', city: 'new-york-city' })).toBe('/hire/web-design/us/new-york-city')
})

test('every generated link is in the site map', () => {
  const request = fc.record(
    {
      skill: words([...catalogue.skills.keys(), ...catalogue.skillAliases.keys()]),
      city: words(catalogue.cities.keys()),
      country: words(catalogue.countries.keys()),
      cityOnly: fc.boolean(),
    },
    { requiredKeys: ['skill'] },
  )
  fc.assert(
    fc.property(request, (wanted) => {
      const link = catalogue.hireLink(wanted)
      expect(link === undefined || catalogue.hireSiteMap.get(link) === 1).toBe(true)
      expect(link === undefined || catalogue.isHirePath(link)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
