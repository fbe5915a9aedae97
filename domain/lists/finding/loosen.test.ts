import { expect, test } from 'vitest'

import { loosen } from './loosen.ts'
import { isUnderstood, type Wish } from './wish.ts'

const NOTHING: Wish = {
  skills: [],
  weights: [],
  phrases: [],
  nearSkills: [],
  services: [],
  subjects: [],
  cities: [],
  country: null,
  speaks: [],
  kind: null,
  budgetUsd: null,
  when: null,
  words: [],
  isOpen: false,
}

test('R322 one thing after the other is given up, words first, the place last', () => {
  const wish: Wish = {
    ...NOTHING,
    skills: ['shopify'],
    nearSkills: ['e-commerce'],
    subjects: ['bakery'],
    cities: ['lyon'],
    country: 'fr',
    speaks: ['de'],
    kind: 'agency',
    budgetUsd: 3000,
    words: ['vegan'],
  }
  const levels = loosen(wish)
  expect(levels.map(({ loosened }) => loosened)).toEqual([
    null,
    'words',
    'skills',
    'kind',
    'budget',
    'language',
    'city',
    'place',
    'everything',
  ])
  expect(levels[0]?.wish).toEqual(wish)
  expect(levels[4]?.wish).toMatchObject({
    budgetUsd: null,
    kind: 'agency',
    speaks: ['de'],
    cities: ['lyon'],
    words: [],
  })
  expect(levels.at(-1)?.wish).toMatchObject({ skills: ['shopify', 'e-commerce'], cities: [], kind: null })
})

test('R322 what was not asked for is not given up, and no step is taken twice', () => {
  expect(loosen({ ...NOTHING, skills: ['seo'] }).map(({ loosened }) => loosened)).toEqual([null])
  const levels = loosen({ ...NOTHING, skills: ['seo'], cities: ['lyon'], country: 'fr' })
  expect(levels.map(({ loosened }) => loosened)).toEqual([null, 'city', 'place'])
})

test('R322 who asks for a place alone is shown others in the end, so that no page is empty', () => {
  const levels = loosen({ ...NOTHING, cities: ['lyon'], country: 'fr' })
  expect(levels.map(({ loosened }) => loosened)).toEqual([null, 'city', 'place'])
  expect(levels.at(-1)?.wish).toMatchObject({ cities: [], country: null })
})

test('R322 a trade, or days, without any work are not given up for everybody', () => {
  expect(loosen({ ...NOTHING, subjects: ['bakery'], words: ['vegan'] }).map(({ loosened }) => loosened)).toEqual([null])
})

test('R321 words alone are not understood; a place, a kind or a budget is', () => {
  expect(isUnderstood({ ...NOTHING, words: ['ada'] })).toBe(false)
  expect(isUnderstood({ ...NOTHING, country: 'fr' })).toBe(true)
  expect(isUnderstood({ ...NOTHING, kind: 'agency' })).toBe(true)
  expect(isUnderstood({ ...NOTHING, budgetUsd: 500 })).toBe(true)
})
