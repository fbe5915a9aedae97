import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()

function found(text: string) {
  const search = catalogue.resolveSearch(text)
  return search && [search.skill.slug, search.place.countryCode ?? '', search.place.citySlug ?? ''].join('/')
}

test.each([
  ['web design', 'web-design//'],
  ['#WebDesign', 'web-design//'],
  ['Web Design in New York City', 'web-design/us/new-york-city'],
  ['webflow near berlin', 'webflow/de/berlin'],
  ['seo london', 'seo/gb/london'],
  ['web design germany', 'web-design/de/'],
  ['Figma in Birmingham, Alabama', 'figma/us/birmingham-al'],
  ['  ui/ux   in   NYC ', 'ui-ux/us/new-york-city'],
])('"%s" is %s', (text, expected) => {
  expect(found(text)).toBe(expected)
})

test.each([
  '',
  'ada moreau',
  'web design in atlantis',
  'in london',
  'web design for bakeries',
  '__proto__',
  'x '.repeat(50),
])('"%s" is words to search for', (text) => {
  expect(found(text)).toBeUndefined()
})

test('whatever is typed, what it finds is in the catalogue', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const skill = catalogue.resolveSearch(text)?.skill.slug ?? 'web-design'
      expect(catalogue.skills.has(skill)).toBe(true)
    }),
  )
})
