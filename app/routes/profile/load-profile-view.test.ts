import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { loadProfileView } from './load-profile-view.ts'

const catalogue = loadCatalogue()

function placeLinkOf(skills: string[], location = { city: 'London', country: 'United Kingdom' }) {
  const profile = { skills, location, expertsMetadata: { availability: null } } as unknown as Profile
  return loadProfileView(profile, catalogue, new Date('2026-06-01')).placeLink
}

test('R287 the place leads to web design there, for whoever has that skill', () => {
  expect(placeLinkOf(['SEO', 'Web Design'])).toBe('/hire/web-design/gb/london')
})

test('R287 of everybody else, to a page of their first skill that has one there', () => {
  expect(placeLinkOf(['Basket weaving', 'SEO', 'Figma'])).toBe('/hire/seo/gb/london')
  expect(placeLinkOf(['SEO'], { city: 'Little Nowhere', country: 'United Kingdom' })).toBe('/hire/seo/gb')
})

test('R287 without a known skill it is the specification’s page; without a known place there is none', () => {
  expect(placeLinkOf(['Basket weaving'])).toBe('/hire/web-design/gb/london')
  expect(placeLinkOf(['SEO'], { city: 'Little Nowhere', country: 'Nowhere' })).toBeUndefined()
})
