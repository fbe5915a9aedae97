import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { casingVariants } from './casing-variants.ts'

test('R721 a city’s aliases have the casings of its name', () => {
  const { cities } = loadCatalogue()
  expect(cities.get('new-york-city')?.aliases).toEqual(expect.arrayContaining(['New York City', 'NEW YORK CITY']))
  expect(cities.get('sao-paulo')?.aliases).toEqual(expect.arrayContaining(['São Paulo', 'SÃO PAULO']))
})

test('R721 a name that means another city is left to that city', () => {
  const { cities, cityAliases } = loadCatalogue()
  expect(cities.get('birmingham-al')?.aliases).not.toContain('Birmingham')
  expect(cityAliases.get('birmingham')).not.toBe('birmingham-al')
  expect(casingVariants({ slug: 'giessen', displayName: 'Gießen', aliases: ['gießen'] })).toEqual(['Gießen'])
})
