import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'

const { skills, cities, countries, regions, cityAliases, countryAliases, skillAliases } = loadCatalogue()

test.each([
  ['nyc', 'new-york-city'],
  ['delhi ncr', 'new-delhi'],
  ['gta', 'toronto'],
  ['dc', 'washington'],
  ['vegas', 'las-vegas'],
  ['philly', 'philadelphia'],
  ['nola', 'new-orleans'],
  ['kiev', 'kyiv'],
  ['köln', 'cologne'],
  ['münchen', 'munich'],
  ['munchen', 'munich'],
  ['den haag', 'the-hague'],
  ['warszawa', 'warsaw'],
  ['gurgaon', 'gurugram'],
  ['ft worth', 'fort-worth'],
  ['mcr', 'manchester'],
  ['sp', 'sao-paulo'],
  ['sã£o paulo', 'sao-paulo'],
  ['mã¼nster', 'munster'],
])('%s means %s', (alias, slug) => {
  expect(cityAliases.get(alias)).toBe(slug)
})

// Unfiltered alternate names gave each of these to a city that is never meant by it.
test.each(['waterloo', 'venice', 'san josé', 'london', 'cambridge', 'lax', 'jfk'])(
  '%s is no alias of a city',
  (name) => {
    expect(cityAliases.get(name)).toBeUndefined()
  },
)

test.each([
  ['uk', 'gb'],
  ['england', 'gb'],
  ['northern ireland', 'gb'],
  ['texas', 'us'],
  ['tx', 'us'],
  ['ny', 'us'],
  ['holland', 'nl'],
  ['deutschland', 'de'],
  ['brasil', 'br'],
  ['dubai', 'ae'],
  ['україна', 'ua'],
  ['ukrain', 'ua'],
  ['usa', 'us'],
  ['gbr', 'gb'],
])('%s means the country %s', (alias, code) => {
  expect(countryAliases.get(alias)).toBe(code)
})

test('no state code or name takes a country’s', () => {
  for (const name of ['ca', 'ga', 'in', 'de', 'al', 'co', 'pa', 'md']) {
    expect(countryAliases.has(name)).toBe(false)
  }
  expect(countryAliases.get('georgia')).toBe('ge')
})

test.each([
  ['california', 'us', 'los-angeles'],
  ['district-of-columbia', 'us', 'washington'],
  ['ontario', 'ca', 'toronto'],
  ['new-south-wales', 'au', 'sydney'],
  ['england', 'gb', 'london'],
  ['scotland', 'gb', 'edinburgh'],
  ['bavaria', 'de', 'munich'],
  ['catalonia', 'es', 'barcelona'],
  ['lombardy', 'it', 'milan'],
])('the region %s of %s has %s', (slug, country, city) => {
  expect(regions.get(slug)?.country).toBe(country)
  expect(regions.get(slug)?.cities).toContain(city)
})

test('where regions are known, every city is in one', () => {
  const known = new Set([...regions.values()].map(({ country }) => country))
  const placed = new Set([...regions.values()].flatMap((region) => region.cities))
  expect([...cities.values()].filter(({ country, slug }) => known.has(country) && !placed.has(slug))).toEqual([])
})

test.each([
  ['c++', 'c-plus-plus'],
  ['ux/ui', 'ui-ux'],
  ['reactjs', 'react'],
  ['wp', 'wordpress'],
  ['integromat', 'make'],
  ['adwords', 'google-ads'],
])('%s means the skill %s', (alias, slug) => {
  expect(skillAliases.get(alias)).toBe(slug)
})

test('misspelt slugs and off-topic entries are kept as data', () => {
  for (const slug of ['webiste-design', 'ecommmerce', 'photograpy', 'astrology', 'online-casino']) {
    expect(skills.has(slug)).toBe(true)
  }
})

test('slugs with accents, apostrophes and commas are kept', () => {
  expect(cities.get('düsseldorf')?.displayName).toBe('Düsseldorf')
  expect(cities.get("coeur-d'alene")?.displayName).toBe("Coeur d'Alene")
  expect(cities.get('halle,-saale')?.displayName).toBe('Halle')
  expect(countries.get('tr')?.displayName).toBe('Turkey')
})
