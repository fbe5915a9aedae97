import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()
const slugsOf = (entries: { slug: string }[]) => entries.map((entry) => entry.slug)

test('the committed tables come from the seed market', () => {
  expect(catalogue.source).toBe('seed')
})

test('lists come as entries', () => {
  expect(slugsOf(catalogue.topCities('web-design'))).toEqual(catalogue.locationsWidget.get('web-design'))
  expect(slugsOf(catalogue.topSkills('london'))).toEqual(catalogue.skillsPerCity.get('london'))
  expect(slugsOf(catalogue.citiesOffering({ country: 'us', skill: 'webflow' }))).toContain('new-york-city')
  expect(slugsOf(catalogue.skillsRelatedTo('homepage'))).toHaveLength(16)
  expect(slugsOf(catalogue.skillsRelatedTo('design-system-setup'))).toEqual(['product-design'])
  expect(slugsOf(catalogue.skillsRelatedTo('accessibility-audit-and-optimization'))).toEqual(['accessibility'])
})

test('what is not there gives empty lists', () => {
  for (const key of ['nonsense', '__proto__', 'constructor', 'toString', '']) {
    expect(catalogue.topCities(key)).toEqual([])
    expect(catalogue.topSkills(key)).toEqual([])
    expect(catalogue.citiesOffering({ country: key, skill: key })).toEqual([])
    expect(catalogue.citiesOffering({ country: 'us', skill: key })).toEqual([])
    expect(catalogue.skillsRelatedTo(key)).toEqual([])
    expect(catalogue.skills.get(key) ?? catalogue.cities.get(key) ?? catalogue.countries.get(key)).toBeUndefined()
  }
})

test('a city is offered for a skill and country only where it has a page', () => {
  for (const [country, perSkill] of catalogue.citiesPerCountrySkill) {
    for (const skill of perSkill.keys()) {
      for (const city of catalogue.citiesOffering({ country, skill })) {
        expect(catalogue.hireLink({ skill, city: city.slug, cityOnly: true })).toBe(
          `/hire/${skill}/${country}/${city.slug}`,
        )
      }
    }
  }
})

test('categories stand in the order of the specification and know their skills', () => {
  expect([...catalogue.categories.keys()].slice(0, 3)).toEqual([
    'web-design-ui-ux',
    'e-commerce-development',
    'web-development',
  ])
  expect([...catalogue.relatedSkills.keys()]).toEqual([...catalogue.categories.keys(), 'homepage'])
  for (const category of catalogue.categories.values()) {
    expect(category.skills.every((slug) => catalogue.skills.get(slug)?.categories.includes(category.slug))).toBe(true)
  }
})

test('the most represented cities come first', () => {
  expect([...catalogue.skillsPerCity.keys()].slice(0, 5)).toEqual(['dhaka', 'london', 'paris', 'berlin', 'toronto'])
})

test('R300 no two places have the same distinct name', () => {
  const nameOf = (slug: string) => {
    const city = catalogue.cities.get(slug)
    return city && catalogue.distinctName(city)
  }
  expect(['paris', 'birmingham', 'birmingham-al', 'singapore'].map(nameOf)).toEqual([
    'Paris',
    'Birmingham, United Kingdom',
    'Birmingham, United States',
    'Singapore (city)',
  ])
  const names = [
    ...[...catalogue.countries.values()].map(({ displayName }) => displayName),
    ...[...catalogue.cities.values()].map(catalogue.distinctName),
  ]
  expect(new Set(names).size).toBe(names.length)
})
