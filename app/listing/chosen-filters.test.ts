import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'

import { chosenFilters } from './chosen-filters.ts'
import { hasActiveFilters, listAddress, withoutFilters } from './list-address.ts'

const { regions } = loadCatalogue()
const chosen = (query: URLSearchParams) => chosenFilters(textsFor('en'), query, regions)

test('filters survive the round trip from address to choices to address', () => {
  const choices = chosen(new URLSearchParams('language=de&language=fr&sort=newest&page=3&service=&utm_source=x'))
  expect(choices).toEqual([
    { name: 'sort', value: 'newest', label: 'newest' },
    { name: 'language', value: 'de', label: 'German' },
    { name: 'language', value: 'fr', label: 'French' },
  ])
  expect(listAddress('/hire/seo/de/düsseldorf', { chosen: choices, page: 2 })).toBe(
    '/hire/seo/de/d%C3%BCsseldorf?sort=newest&language=de&language=fr&page=2',
  )
  expect(listAddress('/experts', { otherParams: { q: 'a & b' } })).toBe('/experts?q=a+%26+b')
  expect(listAddress('/hire/seo')).toBe('/hire/seo')
})

test('a sort order narrows nothing', () => {
  expect(hasActiveFilters(chosen(new URLSearchParams('sort=newest')))).toBe(false)
  expect(hasActiveFilters(chosen(new URLSearchParams('budget=500')))).toBe(true)
})

test('R312 both ends of a range are chosen filters', () => {
  expect(chosen(new URLSearchParams('budgetFrom=1000&budget=5000'))).toMatchObject([
    { name: 'budget', label: 'Up to $5,000' },
    { name: 'budgetFrom', label: 'From $1,000' },
  ])
})

test('R337 who answers most messages is one of the filters', () => {
  expect(chosen(new URLSearchParams('answers=most'))).toEqual([
    { name: 'answers', value: 'most', label: 'High response rate' },
  ])
})

test('an unknown filter value is its own label', () => {
  expect(chosen(new URLSearchParams('language=***&badge=%3Cb%3E'))).toMatchObject([{ label: '***' }, { label: '<b>' }])
})

test('R274 a region is called by its name', () => {
  expect(chosen(new URLSearchParams('region=new-south-wales&region='))).toEqual([
    { name: 'region', value: 'new-south-wales', label: 'New South Wales' },
  ])
})

test('R742 a currency is kept by every link of a list, is that of the budget, and narrows nothing', () => {
  const choices = chosen(new URLSearchParams('budget=2000&budgetFrom=500&currency=EUR'))
  expect(choices.map(({ label }) => label)).toEqual(['Up to €2,000', 'From €500', 'EUR'])
  expect(listAddress('/hire/seo', { chosen: choices, page: 2 })).toContain('currency=EUR&page=2')
  expect(listAddress('/hire/seo', { chosen: withoutFilters(choices) })).toBe('/hire/seo?currency=EUR')
  expect(hasActiveFilters(withoutFilters(choices))).toBe(false)
})
