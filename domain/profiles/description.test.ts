import fc from 'fast-check'
import { expect, test } from 'vitest'

import { describeProfile } from './description.ts'

const ADA = {
  name: 'Ada Moreau',
  slug: 'ada-moreau',
  city: 'New York City',
  country: 'United States',
  about: 'I build sites.',
}

test('R21 name, handle, place, platform, about', () => {
  expect(describeProfile(ADA, 'the platform')).toBe(
    'Ada Moreau (ada-moreau) | service provider from New York City, United States on the platform I build sites.',
  )
})

test('R21 without a place the place is left out', () => {
  expect(describeProfile({ ...ADA, city: null, country: null, about: null }, 'the platform')).toBe(
    'Ada Moreau (ada-moreau) | service provider on the platform',
  )
})

test('R21 half a place is still a place', () => {
  expect(describeProfile({ ...ADA, city: null, about: '' }, 'Sitely')).toBe(
    'Ada Moreau (ada-moreau) | service provider from United States on Sitely',
  )
})

test('R22 only the about text is cut, at a word', () => {
  const about = 'word '.repeat(100)
  const text = describeProfile({ ...ADA, about }, 'the platform')
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text).toMatch(/ on the platform word.* word…$/)
})

test('R22 a description has 300 characters at most: the last that fits is whole, one more is cut', () => {
  const lead = describeProfile({ ...ADA, about: null }, 'the platform').length + ' '.length
  const about = (length: number) => `${'a'.repeat(length - 5)} tail`
  const whole = describeProfile({ ...ADA, about: about(300 - lead) }, 'the platform')
  expect([whole.length, whole.endsWith(' tail')]).toEqual([300, true])
  const cut = describeProfile({ ...ADA, about: about(301 - lead) }, 'the platform')
  expect([cut.length <= 300, cut.endsWith('a…')]).toEqual([true, true])
})

test('R22 a name of 200 characters is never cut', () => {
  const name = 'N'.repeat(200)
  expect(describeProfile({ ...ADA, name }, 'the platform')).toContain(`${name} (ada-moreau) | service provider from`)
})

test('R21 R22 begins with the lead and adds at most what fits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (about) => {
      const text = describeProfile({ ...ADA, about }, 'the platform')
      expect(text.startsWith('Ada Moreau (ada-moreau) | service provider from')).toBe(true)
      expect(text.length).toBeLessThanOrEqual(300)
      expect(text.trimEnd()).toBe(text)
    }),
  )
})
