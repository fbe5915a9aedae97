import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { loadProfileView } from './load-profile-view.ts'

const catalogue = loadCatalogue()

function viewOf(values: Partial<Profile>) {
  const profile = { location: { city: null, country: null }, skills: [], languages: [], expertsMetadata: {}, ...values }
  return loadProfileView(
    { ...profile, expertsMetadata: { availability: null } } as unknown as Profile,
    catalogue,
    new Date(),
  )
}

test('R301 the language of the about text is said where it is known', () => {
  const german =
    'Ich gestalte und baue Websites für kleine Museen, mit viel Liebe. Das ist gut, und wir sind auch in Berlin.'
  const english =
    'I design and build websites for small museums, with care for the details that you and your visitors feel.'
  expect(viewOf({ about: german }).aboutLanguage).toBe('de')
  expect(viewOf({ about: english }).aboutLanguage).toBe('en')
  expect(viewOf({ about: 'Gurt' }).aboutLanguage).toBeUndefined()
})

test('R300 the country of a profile by its code, however it is written', () => {
  expect(viewOf({ location: { city: 'Lyon', country: 'frankreich' } }).countryCode).toBe('fr')
  expect(viewOf({ location: { city: null, country: 'Nowhereland' } }).countryCode).toBeUndefined()
})

function placeLinkOf(skills: string[], location = { city: 'London', country: 'United Kingdom' }) {
  const profile = { skills, location, expertsMetadata: { availability: null } } as unknown as Profile
  return loadProfileView(profile, catalogue, new Date('2026-06-01')).placeLink
}

test('R287 the place leads to web design there, for a profile with that skill', () => {
  expect(placeLinkOf(['SEO', 'Web Design'])).toBe('/hire/web-design/gb/london')
})

test('R287 of everybody else, to a page of their first skill that has one there', () => {
  expect(placeLinkOf(['Basket weaving', 'SEO', 'Figma'])).toBe('/hire/seo/gb/london')
  expect(placeLinkOf(['SEO'], { city: 'Little Nowhere', country: 'United Kingdom' })).toBe('/hire/seo/gb')
})

test('R722 every profile has the specification’s link, and the page of R287 beside it', () => {
  const moreOf = (skills: string[], city: string, country: string) => {
    const location = { city, country }
    const profile = { skills, location, languages: [], expertsMetadata: { availability: null } } as unknown as Profile
    return loadProfileView(profile, catalogue, new Date('2026-06-01')).moreExperts
  }
  const webDesign = { skill: 'Web Design', place: 'London', href: '/hire/web-design/gb/london' }
  expect(moreOf(['SEO'], 'London', 'UK')).toEqual({
    place: 'London',
    links: [webDesign, { skill: 'SEO', place: 'London', href: '/hire/seo/gb/london' }],
  })
  expect(moreOf(['Web Design'], 'London', 'UK').links).toEqual([webDesign])
  expect(moreOf(['SEO'], 'Nowhere', 'Narnia')).toEqual({
    place: undefined,
    links: [{ skill: 'Web Design', place: undefined, href: '/hire/web-design' }],
  })
})

test('R287 without a known skill it is the specification’s page; without a known place there is none', () => {
  expect(placeLinkOf(['Basket weaving'])).toBe('/hire/web-design/gb/london')
  expect(placeLinkOf(['SEO'], { city: 'Little Nowhere', country: 'Nowhere' })).toBeUndefined()
})
