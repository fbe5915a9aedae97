import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'

import { listedPages } from './listed-pages.ts'

const catalogue = loadCatalogue()
const t = textsFor('en')

test('R714 the pages that list a profile are named by skill, each once', () => {
  const location = { city: 'Köln', country: 'Germany' }
  expect(listedPages({ skills: ['Webdesign', 'référencement', 'Basket weaving'], location }, catalogue, t)).toEqual([
    {
      skill: 'Web Design',
      pages: [
        { name: 'Everywhere', path: '/hire/web-design' },
        { name: 'In Germany', path: '/hire/web-design/de' },
        { name: 'In Cologne', path: '/hire/web-design/de/cologne' },
      ],
    },
    {
      skill: 'SEO',
      pages: [
        { name: 'Everywhere', path: '/hire/seo' },
        { name: 'In Germany', path: '/hire/seo/de' },
        { name: 'In Cologne', path: '/hire/seo/de/cologne' },
      ],
    },
  ])
})

test('R714 without a place, or in an unknown one, only larger pages are named', () => {
  const paths = (city: string | null, country: string | null) =>
    listedPages({ skills: ['Figma'], location: { city, country } }, catalogue, t).flatMap(({ pages }) =>
      pages.map(({ path }) => path),
    )
  expect(paths(null, null)).toEqual(['/hire/figma'])
  expect(paths('Nowhere at all', 'Portugal')).toEqual(['/hire/figma', '/hire/figma/pt'])
})

test('R714 R720 a misspelt skill has its pages, and so has the one that is meant', () => {
  const location = { city: null, country: null }
  const paths = listedPages({ skills: ['grapic design', 'Graphic Design'], location }, catalogue, t).flatMap(
    ({ pages }) => pages.map(({ path }) => path),
  )
  expect(paths).toEqual(['/hire/grapic-design', '/hire/graphic-design'])
})
