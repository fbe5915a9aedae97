import { expect, test } from 'vitest'

import { suggestionGroups, applySuggestion } from './suggestion-choices.ts'

const FOUND = {
  namedSkill: null,
  skills: [{ slug: 'web-design', displayName: 'Web Design', path: '/hire/web-design' }],
  places: [
    { kind: 'city' as const, slug: 'london', displayName: 'London' },
    { kind: 'country' as const, slug: 'nz', displayName: 'New Zealand' },
    { kind: 'region' as const, slug: 'bavaria', displayName: 'Bavaria', matched: 'Bayern' },
  ],
  experts: [{ slug: 'ada-moreau', name: 'Ada Moreau', profileImg: null }],
}
const WORDS = {
  list: 'Suggestions',
  count: 'Suggestions: #',
  none: 'No suggestions',
  skills: 'Skills',
  experts: 'Experts',
  places: 'Places',
  city: 'City',
  region: 'Region',
  country: 'Country',
}
const SKILL = { kind: 'skill', name: 'Web Design' } as const
const EXPERT = { kind: 'expert', name: 'Ada Moreau', slug: 'ada-moreau', picture: null } as const
const LONDON = { kind: 'place', name: 'London', note: 'City' } as const

test('R66 R314 `what` suggests skills, experts and places, `where` suggests places, each with the name that was typed', () => {
  const places = {
    title: 'Places',
    choices: [
      LONDON,
      { kind: 'place', name: 'New Zealand', note: 'Country' },
      { kind: 'place', name: 'Bavaria', note: 'Bayern · Region' },
    ],
  }
  expect(suggestionGroups('what', FOUND, WORDS)).toEqual([
    { title: 'Skills', choices: [SKILL] },
    { title: 'Experts', choices: [EXPERT] },
    places,
  ])
  expect(suggestionGroups('where', FOUND, WORDS)).toEqual([places])
})

test('empty groups are left out', () => {
  expect(suggestionGroups('what', { ...FOUND, experts: [] }, WORDS).map(({ title }) => title)).toEqual([
    'Skills',
    'Places',
  ])
  expect(suggestionGroups('where', { ...FOUND, places: [] }, WORDS)).toEqual([])
  expect(suggestionGroups('what', undefined, WORDS)).toEqual([])
})

test('R314 a skill or a place fills its own field, and leads to the other while that is empty', () => {
  expect(applySuggestion(SKILL, 'what', { what: 'web d', where: ' ' })).toEqual({
    fill: { what: 'Web Design', where: ' ' },
    next: 'where',
  })
  expect(applySuggestion(LONDON, 'where', { what: '', where: 'lon' })).toEqual({
    fill: { what: '', where: 'London' },
    next: 'what',
  })
  expect(applySuggestion(LONDON, 'what', { what: 'lon', where: 'Paris' })).toEqual({
    fill: { what: '', where: 'London' },
    next: 'what',
  })
})

test('R314 once both fields have something the search is sent', () => {
  const fill = { what: 'Web Design', where: 'London' }
  expect(applySuggestion(SKILL, 'what', { what: 'web d', where: 'London' })).toEqual({ fill, next: 'send' })
  expect(applySuggestion(LONDON, 'where', { what: 'Web Design', where: 'lon' })).toEqual({ fill, next: 'send' })
})

test('an expert goes to the profile', () => {
  expect(applySuggestion(EXPERT, 'what', { what: 'ada', where: 'London' })).toEqual({ go: '/@ada-moreau' })
})
