import { expect, test } from 'vitest'

import { relaxQuery } from './relax-query.ts'
import { isIntentUnderstood, NO_INTENT, type SearchIntent } from './search-intent.ts'

test('R322 one thing after the other is given up, words first, the place last', () => {
  const intent: SearchIntent = {
    ...NO_INTENT,
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
  const levels = relaxQuery(intent)
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
  expect(levels[0]?.intent).toEqual(intent)
  expect(levels[4]?.intent).toMatchObject({
    budgetUsd: null,
    kind: 'agency',
    speaks: ['de'],
    cities: ['lyon'],
    words: [],
  })
  expect(levels.at(-1)?.intent).toMatchObject({ skills: ['shopify', 'e-commerce'], cities: [], kind: null })
})

test('R732 each level is looked for among those who are available now before all of it, and both before the next', () => {
  const intent: SearchIntent = {
    ...NO_INTENT,
    skills: ['shopify'],
    nearSkills: ['e-commerce'],
    kind: 'agency',
    words: ['vegan'],
    availableNow: true,
  }
  const levels = relaxQuery(intent)
  expect(
    levels.map(({ loosened, intent: { availableNow } }) => `${loosened} ${availableNow ? 'now' : 'ever'}`),
  ).toEqual([
    'null now',
    'availability ever',
    'words now',
    'availability ever',
    'skills now',
    'availability ever',
    'kind now',
    'kind ever',
  ])
  const ever = new Set(relaxQuery({ ...intent, availableNow: false }).map((one) => JSON.stringify(one.intent)))
  expect(levels.filter(({ intent: one }) => !one.availableNow).map((one) => JSON.stringify(one.intent))).toEqual([
    ...ever,
  ])
  expect(levels.filter(({ isGroup = true }) => isGroup).map(({ loosened }) => loosened)).toEqual([
    null,
    'words',
    'skills',
    'availability',
    'kind',
  ])
})

test('R322 what was not asked for is not given up, and no step is taken twice', () => {
  expect(relaxQuery({ ...NO_INTENT, skills: ['seo'] }).map(({ loosened }) => loosened)).toEqual([null])
  const levels = relaxQuery({ ...NO_INTENT, skills: ['seo'], cities: ['lyon'], country: 'fr' })
  expect(levels.map(({ loosened }) => loosened)).toEqual([null, 'city', 'place'])
})

test('R322 a query for a place alone at last shows other experts, so no page is empty', () => {
  const levels = relaxQuery({ ...NO_INTENT, cities: ['lyon'], country: 'fr' })
  expect(levels.map(({ loosened }) => loosened)).toEqual([null, 'city', 'place'])
  expect(levels.at(-1)?.intent).toMatchObject({ cities: [], country: null })
})

test('R322 a trade, or days, without any work are not given up for everybody', () => {
  expect(relaxQuery({ ...NO_INTENT, subjects: ['bakery'], words: ['vegan'] }).map(({ loosened }) => loosened)).toEqual([
    null,
  ])
})

test('R328 each level names what those lack who are meant by it', () => {
  const intent: SearchIntent = {
    ...NO_INTENT,
    skills: ['shopify'],
    nearSkills: ['e-commerce'],
    words: ['vegan'],
    cities: ['lyon'],
    country: 'fr',
    speaks: ['de'],
    kind: 'agency',
    budgetUsd: 3000,
  }
  const lacks = Object.fromEntries(relaxQuery(intent).map((level) => [level.loosened, level.lacks]))
  expect(lacks).toEqual({
    null: null,
    words: { ...NO_INTENT, words: ['vegan'] },
    skills: { ...NO_INTENT, skills: ['shopify'] },
    kind: { ...NO_INTENT, kind: 'agency' },
    budget: { ...NO_INTENT, budgetUsd: 3000 },
    language: { ...NO_INTENT, speaks: ['de'] },
    city: { ...NO_INTENT, cities: ['lyon'] },
    place: { ...NO_INTENT, country: 'fr' },
    everything: null,
  })
})

test('R321 words alone are not understood; a place, a kind or a budget is', () => {
  expect(isIntentUnderstood({ ...NO_INTENT, words: ['ada'] })).toBe(false)
  expect(isIntentUnderstood({ ...NO_INTENT, country: 'fr' })).toBe(true)
  expect(isIntentUnderstood({ ...NO_INTENT, kind: 'agency' })).toBe(true)
  expect(isIntentUnderstood({ ...NO_INTENT, budgetUsd: 500 })).toBe(true)
})
