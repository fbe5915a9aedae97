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

test('R301 the language of the about text is said where it is another than the page’s', () => {
  const german =
    'Ich gestalte und baue Websites für kleine Museen, mit viel Liebe. Das ist gut, und wir sind auch in Berlin.'
  const english =
    'I design and build websites for small museums, with care for the details that you and your visitors feel.'
  expect(viewOf({ about: german }).aboutLanguage).toBe('de')
  expect(viewOf({ about: english }).aboutLanguage).toBeUndefined()
})

test('R300 the country of a profile by its code, however it is written', () => {
  expect(viewOf({ location: { city: 'Lyon', country: 'frankreich' } }).countryCode).toBe('fr')
  expect(viewOf({ location: { city: null, country: 'Nowhereland' } }).countryCode).toBeUndefined()
})
