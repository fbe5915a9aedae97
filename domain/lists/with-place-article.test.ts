import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { withPlaceArticle } from './with-place-article.ts'

test('countries have the article that English gives them, cities have none', () => {
  const names = [...loadCatalogue().countries.values()].map(({ displayName }) => withPlaceArticle(displayName))
  expect(names.filter((name) => name.startsWith('the '))).toEqual([
    'the United Arab Emirates',
    'the DR Congo',
    'the Dominican Republic',
    'the United Kingdom',
    'the Netherlands',
    'the Philippines',
    'the United States',
  ])
  expect(withPlaceArticle('Santo Domingo, Dominican Republic')).toBe('Santo Domingo, Dominican Republic')
  expect(withPlaceArticle('London, United Kingdom')).toBe('London, United Kingdom')
})
