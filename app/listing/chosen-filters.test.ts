import { expect, test } from 'vitest'

import { chosenFilters } from './chosen-filters.ts'
import { isNarrowed, listAddress } from './list-address.ts'

test('filters survive the round trip from address to choices to address', () => {
  const chosen = chosenFilters(new URLSearchParams('language=de&language=fr&sort=newest&page=3&service=&utm_source=x'))
  expect(chosen).toEqual([
    { name: 'sort', value: 'newest', label: 'newest' },
    { name: 'language', value: 'de', label: 'German' },
    { name: 'language', value: 'fr', label: 'French' },
  ])
  expect(listAddress('/hire/seo/de/düsseldorf', { chosen, page: 2 })).toBe(
    '/hire/seo/de/d%C3%BCsseldorf?sort=newest&language=de&language=fr&page=2',
  )
  expect(listAddress('/experts', { otherParams: { q: 'a & b' } })).toBe('/experts?q=a+%26+b')
  expect(listAddress('/hire/seo')).toBe('/hire/seo')
})

test('a sort order narrows nothing', () => {
  expect(isNarrowed(chosenFilters(new URLSearchParams('sort=newest')))).toBe(false)
  expect(isNarrowed(chosenFilters(new URLSearchParams('budget=500')))).toBe(true)
})

test('R312 both ends of a range are chosen filters', () => {
  expect(chosenFilters(new URLSearchParams('budgetFrom=1000&budget=5000'))).toMatchObject([
    { name: 'budget', label: 'Up to $5,000' },
    { name: 'budgetFrom', label: 'From $1,000' },
  ])
})

test('an unknown filter value is its own label', () => {
  expect(chosenFilters(new URLSearchParams('language=***&badge=%3Cb%3E'))).toMatchObject([
    { label: '***' },
    { label: '<b>' },
  ])
})
