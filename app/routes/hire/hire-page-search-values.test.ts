import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { hirePageSearchValues } from './hire-page-search-values.ts'

const catalogue = loadCatalogue()
const skill = { slug: 'web-design', displayName: 'Web Design' }

test('searching for what a city’s hire page shows leads back to that page', () => {
  const lost = [...catalogue.cities.values()].filter((city) => {
    const country = catalogue.countries.get(city.country) ?? null
    const { what, where } = hirePageSearchValues(catalogue, { skill, country, city })
    return catalogue.resolveSearch(`${what} in ${where}`)?.place.citySlug !== city.slug
  })
  expect(lost).toEqual([])
})

test('a city is named without its country if that is unambiguous', () => {
  const country = { slug: 'us', displayName: 'United States' }
  const where = (slug: string) =>
    hirePageSearchValues(catalogue, { skill, country, city: catalogue.cities.get(slug) ?? null }).where
  expect(where('new-york-city')).toBe('New York City')
  expect(where('birmingham-al')).toBe('Birmingham, United States')
})

test('a country, and no place at all', () => {
  const country = { slug: 'us', displayName: 'United States' }
  expect(hirePageSearchValues(catalogue, { skill, country, city: null })).toEqual({
    what: 'Web Design',
    where: 'United States',
  })
  expect(hirePageSearchValues(catalogue, { skill, country: null, city: null })).toEqual({
    what: 'Web Design',
    where: '',
  })
})

test('R274 the region that was chosen, by a name that leads back to it', () => {
  const country = { slug: 'us', displayName: 'United States' }
  const where = (value: string) =>
    hirePageSearchValues(catalogue, { skill, country, city: null }, [{ name: 'region', value, label: value }]).where
  expect(where('california')).toBe('California')
  expect(where('georgia')).toBe('Georgia, United States')
  expect(where('new-york')).toBe('New York State')
  for (const slug of ['california', 'georgia', 'new-york', 'ontario']) {
    expect(catalogue.resolveSearch(`web design in ${where(slug)}`)?.place.region?.slug).toBe(slug)
  }
  expect(where('atlantis')).toBe('United States')
})
