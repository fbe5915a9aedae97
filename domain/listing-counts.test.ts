import { expect, test } from 'vitest'

import { countChanges } from './listing-counts.ts'

const paris = (skill: string) => ({ skill, countryCode: 'fr', citySlug: 'paris' })

test('R44 a listing counts for its skill, its country and its city, in the order of the keys', () => {
  expect(countChanges([], [paris('seo'), paris('branding')])).toEqual([
    { skill: 'branding', countryCode: '', citySlug: '', experts: 1 },
    { skill: 'branding', countryCode: 'fr', citySlug: '', experts: 1 },
    { skill: 'branding', countryCode: 'fr', citySlug: 'paris', experts: 1 },
    { skill: 'seo', countryCode: '', citySlug: '', experts: 1 },
    { skill: 'seo', countryCode: 'fr', citySlug: '', experts: 1 },
    { skill: 'seo', countryCode: 'fr', citySlug: 'paris', experts: 1 },
  ])
})

test('R44 a move within a country touches the cities alone', () => {
  expect(countChanges([paris('seo')], [{ ...paris('seo'), citySlug: 'lyon' }])).toEqual([
    { skill: 'seo', countryCode: 'fr', citySlug: 'lyon', experts: 1 },
    { skill: 'seo', countryCode: 'fr', citySlug: 'paris', experts: -1 },
  ])
})

test('R44 a city that did not resolve has no count, and no change has none at all', () => {
  const somewhere = { ...paris('seo'), citySlug: null }
  expect(countChanges([paris('seo')], [somewhere])).toEqual([
    { skill: 'seo', countryCode: 'fr', citySlug: 'paris', experts: -1 },
  ])
  expect(countChanges([somewhere], [somewhere])).toEqual([])
})
