import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'

import { placeNote } from './load-editor.ts'

const catalogue = loadCatalogue()

const noteOf = (city: string | null, country: string | null, isListed = false) =>
  placeNote(
    {
      location: { city, country },
      public: isListed,
      hirable: isListed,
      expertsMetadata: { status: isListed ? 'ACTIVE' : 'INACTIVE' },
    } as Parameters<typeof placeNote>[0],
    catalogue,
    textsFor('en'),
  )

test('R15 a city that is known needs no country: the note says how it is read, and where it is listed', () => {
  expect(noteOf('Paris', null)).toBe(
    'We read this as Paris, France. Once you are listed, you are shown on hire pages for it.',
  )
  expect(noteOf('Paris', null, true)).toBe('We read this as Paris, France. You are shown on hire pages for it.')
})

test('R15 a place that is not enough to be listed says what is missing', () => {
  expect(noteOf('Atlantis', null)).toBe('We don’t know this city without its country: add your country to be listed.')
  expect(noteOf(null, 'France')).toBe('Add your city, too: without a city you are not listed in France.')
  expect(noteOf(null, null)).toBeUndefined()
})

test('R15 a city and its country are named as they are listed', () => {
  expect(noteOf('paris', 'france', true)).toBe('You are shown on hire pages for Paris, France.')
})
