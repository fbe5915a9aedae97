import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

const catalogue = loadCatalogue()
const search = (text: string) => catalogue.readSearch(text, { today: new Date('2026-11-16T12:00:00Z') })

test.each([
  ['diseño web Madrid', 'web-design', { citySlug: 'madrid', countryCode: 'es' }],
  ['logo tasarımı', 'logo-design', {}],
  ['SEO in Deutschland', 'seo', { countryCode: 'de' }],
])('R325 %j asks for a hire page', (text, skill, place) => {
  expect(search(text)).toMatchObject({ skill: { slug: skill }, place })
})

test('R325 a region narrows the page of its country', () => {
  expect(search('Webdesign in Bayern')).toMatchObject({ place: { countryCode: 'de', region: { slug: 'bavaria' } } })
})

test.each(['logo für eine Bäckerei', 'web design up to $500', 'agency for seo in Berlin', 'seo xyzzy', 'Berlin', ''])(
  'R325 %j asks for more, or less',
  (text) => {
    expect(search(text)).toBeUndefined()
  },
)
