import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'

import { relatedLinks } from './related-links.ts'

const catalogue = loadCatalogue()
function around(path: string) {
  const place = catalogue.parseHirePath(path)
  if (!place) throw new Error(`${path} is no page`)
  return relatedLinks(catalogue, place, textsFor('en'))
}
const cityList = (path: string) => around(path).lists[0]

test('R275 a country’s page offers exactly the cities that the table lists for its skill', () => {
  const listed = catalogue.citiesPerCountrySkill.get('de')?.get('seo')?.cities ?? []
  expect(listed.length).toBeGreaterThan(2)
  expect(cityList('/hire/seo/de')).toMatchObject({
    title: 'SEO in Germany, by city',
    items: listed.map((city) => ({ href: `/hire/seo/de/${city}` })),
  })
})

test('R275 where the table lists no city, a page exists but is not offered', () => {
  expect(catalogue.isHirePath('/hire/web-design/af/kabul')).toBe(true)
  expect(cityList('/hire/web-design/af')?.title).toBe('Web Design in cities worldwide')
  expect(cityList('/hire/web-design/af')?.items.map(({ name }) => name)).not.toContain('Kabul')
})

test('R275 no page offers cities of other countries without saying so', () => {
  const places = [...catalogue.countries.keys()].flatMap((code) => catalogue.parseHirePath(`/hire/seo/${code}`) ?? [])
  const cities = [...catalogue.cities.values()].flatMap(
    ({ slug, country }) => catalogue.parseHirePath(`/hire/seo/${country}/${slug}`) ?? [],
  )
  expect(places.length).toBeGreaterThan(100)
  for (const place of [...places, ...cities]) {
    const list = relatedLinks(catalogue, place, textsFor('en')).lists.find(({ title }) =>
      / cit|by city|elsewhere/.test(title),
    )
    const abroad = list?.items.some(({ href }) => href.split('/')[3] !== place.country?.slug) ?? false
    expect([place.path, abroad]).toEqual([place.path, list?.title === 'SEO in cities worldwide'])
  }
})

test('R277 every skill has related skills, those of its field first', () => {
  const related = (path: string) => around(path).lists.find(({ title }) => title === 'Related skills')?.items ?? []
  expect(related('/hire/accessibility').map(({ name }) => name)).toContain('Accessibility Audit')
  expect(related('/hire/design-tokens')[0]?.name).toBe('Product Design')
  const lonely = [...catalogue.skills.keys()].filter((slug) => related(`/hire/${slug}`).length < 3)
  expect(lonely).toEqual([])
  expect(related('/hire/yoga').map(({ href }) => href)).not.toContain('/hire/astrology')
})

test('R275 the list of a country leads on to its page by city only where there is one', () => {
  expect(cityList('/hire/web-design/us')?.more?.href).toBe('/browse/countries/us/web-design')
  expect(cityList('/hire/web-design/us')?.items).toHaveLength(16)
  expect(cityList('/hire/web-design')?.title).toBe('Web Design by city')
})
