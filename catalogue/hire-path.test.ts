import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'
import { hirePath, parseHirePathParts } from './hire-path.ts'

const { parseHirePath, isHirePath, canonicalHirePage, hireSiteMap, skills, cities, countries } = loadCatalogue()

/** Any UTF-16 string, lone surrogates too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

test('every path of the site map parses back to catalogue entries', () => {
  const wrong = [...hireSiteMap.keys()].filter((path) => {
    const page = parseHirePath(path)
    const [, , skill = '', country, city] = path.split('/')
    const sameEntries =
      page?.skill === skills.get(skill) &&
      page?.country?.slug === country &&
      page?.country === (country && countries.get(country)) &&
      page?.city === (city && cities.get(city))
    return page?.path !== path || !page.skill || !sameEntries || (page.city && page.city.country !== country)
  })
  expect(wrong).toEqual([])
})

test('an encoded, encoded twice or decomposed path', () => {
  const path = '/hire/web-design/de/düsseldorf'
  expect(isHirePath(path)).toBe(true)
  expect(parseHirePath(encodeURI(path))?.city?.slug).toBe('düsseldorf')
  expect(parseHirePath(path.normalize('NFD'))?.path).toBe(path)
  expect(parseHirePath(encodeURI(path.normalize('NFD')))?.path).toBe(path)
  expect(isHirePath(encodeURI(encodeURI(path)))).toBe(false)
  expect(isHirePath("/hire/web-design/us/coeur-d'alene")).toBe(true)
  expect(isHirePath('/hire/web-design/us/coeur-d%27alene')).toBe(true)
})

test.each([
  '',
  '/',
  '/hire',
  '/hire/',
  '/hire/nonsense',
  '/hire/web-design/',
  '/hire/web-design/us/',
  '/hire//us',
  '/hire/web-design/gb/new-york-city',
  '/hire/web-design/us/new-york-city/web-design',
  '/hire/Web-Design',
  'hire/web-design',
  '/hire/web-design?page=2',
  '/hire/webdesign',
  '/hire/__proto__',
  '/hire/constructor/toString',
  '/hire/web-design%2Fus',
  '/hire/web-design/us%2Fnew-york-city',
  '/hire/%E0%A4%A',
  '/hire/%',
  '/hire/%ff/us',
])('%j is no hire page', (path) => {
  expect(isHirePath(path)).toBe(false)
  expect(parseHirePath(path)).toBeUndefined()
})

test('an encoded slash is no separator', () => {
  expect(parseHirePathParts('/hire/seo%2Fus')).toBeUndefined()
  expect(parseHirePathParts('/hire/seo/us%2Faustin')).toBeUndefined()
})

test('a path that differs by case has a canonical one', () => {
  expect(canonicalHirePage('/hire/Web-Design/US/New-York-City')?.path).toBe('/hire/web-design/us/new-york-city')
  expect(canonicalHirePage('/hire/web-design/de/D%C3%9CSSELDORF')?.path).toBe('/hire/web-design/de/düsseldorf')
  expect(canonicalHirePage('/hire/Webdesign')?.path).toBeUndefined()
  expect(canonicalHirePage('/hire/%')?.path).toBeUndefined()
})

test('no text makes the parser throw or invent a page', () => {
  const segment = fc.oneof(anyText, fc.constantFrom('%', '%2F', '%ff', '..', 'seo', 'us', '%E0%A4%A'))
  const path = fc.array(segment).map((segments) => `/hire/${segments.join('/')}`)
  fc.assert(
    fc.property(fc.oneof(path, anyText), (text) => {
      const found = parseHirePath(text)?.path ?? canonicalHirePage(text)?.path
      expect(found === undefined || hireSiteMap.has(found)).toBe(true)
    }),
  )
})

test('splitting undoes joining and encoding', () => {
  const slug = fc.stringMatching(/^[a-zà-ÿ0-9',.-]+$/u).map((text) => text.normalize('NFC'))
  fc.assert(
    fc.property(slug, slug, slug, (skill, country, city) => {
      const path = hirePath({ skill, country, city })
      expect(parseHirePathParts(path)).toEqual({ skill, country, city })
      expect(parseHirePathParts(encodeURI(path))).toEqual({ skill, country, city })
    }),
  )
})
