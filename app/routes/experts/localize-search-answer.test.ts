import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import type { FoundExpert, ParsedQueryPart, SearchAnswer } from '#domain/lists/expert-card.ts'

import { localizeSearchAnswer } from './localize-search-answer.ts'

const catalogue = loadCatalogue()
const t = textsFor('en')

const read = (kind: ParsedQueryPart['kind'], value: string, label: string): ParsedQueryPart => ({
  kind,
  value,
  label,
  text: label,
  from: 0,
  to: 1,
})

function wordsOf(found: Partial<SearchAnswer>): SearchAnswer {
  const answer = { experts: [], read: [], near: [], loosened: null, ...found } as unknown as SearchAnswer
  return localizeSearchAnswer(t, catalogue, answer)
}

test('R324 reasons are worded by their codes, names of the catalogue stay', () => {
  const reasons: NonNullable<FoundExpert['reasons']> = [
    { kind: 'skill', value: 'logo-design', label: 'Logo Design' },
    { kind: 'near-skill', value: 'seo', label: '?' },
    { kind: 'city', value: 'lyon', label: '?' },
    { kind: 'country', value: 'us', label: '?' },
    { kind: 'subject', value: 'law-firm', label: '?' },
    { kind: 'budget', value: '500', label: '?' },
    { kind: 'language', value: 'de', label: '?' },
    { kind: 'kind', value: 'agency', label: '?' },
    { kind: 'availability', value: 'AVAILABLE', label: '?' },
  ]
  const plain = { slug: 'bo' } as FoundExpert
  const { experts } = wordsOf({ experts: [{ slug: 'ada', reasons } as FoundExpert, plain] })
  expect(experts[0]?.reasons?.map(({ label }) => label)).toEqual([
    'Logo Design',
    'related: SEO',
    'in Lyon',
    'in the United States',
    'mentions law firm',
    'within the budget',
    'speaks German',
    'agency',
    'available now',
  ])
  expect(experts[1]).toBe(plain)
})

test('R320 what was read is worded by its code', () => {
  const parts = [read('language', 'fr', '?'), read('kind', 'freelancer', '?'), read('when', 'now', '?')]
  expect(wordsOf({ read: parts }).read.map(({ label }) => label)).toEqual([
    'speaks French',
    'freelancer',
    'available now',
  ])
  const kept = [read('skill', 'seo', 'SEO'), read('when', '2026-12-01/2026-12-31', 'December 2026')]
  expect(wordsOf({ read: kept }).read.map(({ label }) => label)).toEqual(['SEO', 'December 2026'])
})

test('R322 what was given up is named from what was read', () => {
  const parts = [
    read('place', 'lyon', 'Lyon'),
    read('kind', 'agency', 'agency'),
    read('language', 'de', '?'),
    read('language', 'fr', '?'),
    read('subject', 'bakery', 'bakery'),
    read('word', 'zzyzx', 'zzyzx'),
  ]
  const labelOf = (what: NonNullable<SearchAnswer['loosened']>['what'], notNow = false) =>
    wordsOf({ read: parts, loosened: { what, label: '?', notNow } }).loosened?.label
  expect(labelOf('words')).toBe('Not mentioning “bakery zzyzx”')
  expect(labelOf('kind')).toBe('Freelancers instead of agencies')
  expect(labelOf('language')).toBe('Not known to speak German, French')
  expect(labelOf('city')).toBe('Elsewhere in France')
  expect(labelOf('place')).toBe('In other places')
  expect(labelOf('skills', true)).toBe('With related skills, and not known to be available now')
  expect(wordsOf({ loosened: { what: 'city', label: '?', notNow: false } }).loosened?.label).toBe('In other places')
})
