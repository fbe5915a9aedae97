import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()
const match = (...names: string[]) => catalogue.matchSkills(names).map(({ slug }) => slug)

test.each([
  ['Webdesign', 'web-design'],
  [' seo ', 'seo'],
  ['diseño web', 'web-design'],
  ['référencement', 'seo'],
  ['Referencement', 'seo'],
  ['fotografia di prodotto', 'product-photography'],
  ['projektowanie logo', 'logo-design'],
  ['logo tasarımı', 'logo-design'],
  ['дизайн логотипа', 'logo-design'],
  ['дизайн логотипу', 'logo-design'],
  ['ロゴデザイン', 'logo-design'],
  ['로고 디자인', 'logo-design'],
  ['网站设计', 'web-design'],
  ['تصميم شعار', 'logo-design'],
])('R703 %j matches %s', (name, slug) => {
  expect(match(name)).toEqual([slug])
})

test.each([
  'Basket weaving',
  'logo design in Berlin',
  'logo design and SEO',
  'logo design for a bakery',
  'an agency for logo design',
  'SEO for 500 $',
  'SEO tomorrow',
  'Berlin',
  '',
  '__proto__',
  'constructor',
  '\uD800',
])('R703 %j, which asks for something else or for more, matches nothing', (name) => {
  expect(match(name)).toEqual([])
})

test('R703 each skill matches once, in the order of the names', () => {
  expect(match('référencement', 'Webdesign', 'seo', 'diseño web')).toEqual(['seo', 'web-design'])
})

test('R703 every name and alias of the catalogue matches its own skill', () => {
  for (const name of [...catalogue.skills.keys(), ...catalogue.skillAliases.keys()]) {
    expect(catalogue.matchSkills([name])).toEqual(catalogue.normalizeSkillNames([name]))
  }
})
