import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()

function found(text: string) {
  const search = catalogue.resolveSearch(text)
  if (!search) return undefined
  const { countryCode = '', citySlug = '', region } = search.place
  return [search.skill.slug, countryCode, citySlug].join('/') + (region ? `?${region.slug}` : '')
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
  ['web design in California', 'web-design/us/?california'],
  ['web design england', 'web-design/gb/?england'],
  ['seo in Scotland', 'seo/gb/?scotland'],
  ['seo in Bayern', 'seo/de/?bavaria'],
  ['seo in Catalonia, Spain', 'seo/es/?catalonia'],
  ['seo in Georgia, USA', 'seo/us/?georgia'],
  ['seo in Georgia', 'seo/ge/'],
  ['seo in Ontario', 'seo/ca/?ontario'],
  ['seo in Ontario, California', 'seo/us/ontario'],
  ['seo in New York', 'seo/us/new-york-city'],
  ['seo in Washington', 'seo/us/washington'],
  ['seo in Washington state', 'seo/us/?washington'],
  ['seo in New York, USA', 'seo/us/new-york-city'],
  ['seo in New York State', 'seo/us/?new-york'],
  ['seo in Ontario, Canada', 'seo/ca/?ontario'],
  ['seo in Victoria, Australia', 'seo/au/?victoria'],
  ['seo in Victoria, BC', 'seo/ca/victoria'],
  ['seo in New York City, Germany', 'seo/us/new-york-city'],
  ['seo in Chicago, IL', 'seo/us/chicago'],
])('R272 "%s" is %s', (text, expected) => {
  expect(found(text)).toBe(expected)
})

test.each([
  '',
  'seo london bakeries',
  'seo in Paris, Texas',
  'seo in Nunavut',
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
