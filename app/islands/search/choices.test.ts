import { expect, test } from 'vitest'

import { choiceGroups, outcomeOf } from './choices.ts'

const FOUND = {
  skills: [{ slug: 'web-design', displayName: 'Web Design', path: '/hire/web-design' }],
  places: [
    { kind: 'city' as const, slug: 'london', displayName: 'London' },
    { kind: 'country' as const, slug: 'nz', displayName: 'New Zealand' },
    { kind: 'region' as const, slug: 'bavaria', displayName: 'Bavaria', matched: 'Bayern' },
  ],
  experts: [{ slug: 'ada-moreau', name: 'Ada Moreau', profileImg: null }],
}
const SKILL = { kind: 'skill', name: 'Web Design', path: '/hire/web-design' } as const
const EXPERT = { kind: 'expert', name: 'Ada Moreau', slug: 'ada-moreau', picture: null } as const
const LONDON = { kind: 'place', name: 'London', note: 'City' } as const

test('R66 what offers skills and experts, where offers places, each with what of its names begins as typed', () => {
  expect(choiceGroups('what', FOUND)).toEqual([
    { title: 'Skills', choices: [SKILL] },
    { title: 'Experts', choices: [EXPERT] },
  ])
  expect(choiceGroups('where', FOUND)).toEqual([
    {
      title: 'Places',
      choices: [
        LONDON,
        { kind: 'place', name: 'New Zealand', note: 'Country' },
        { kind: 'place', name: 'Bavaria', note: 'Bayern · Region' },
      ],
    },
  ])
})

test('no empty groups', () => {
  expect(choiceGroups('what', { ...FOUND, experts: [] }).map(({ title }) => title)).toEqual(['Skills'])
  expect(choiceGroups('where', { ...FOUND, places: [] })).toEqual([])
  expect(choiceGroups('what', undefined)).toEqual([])
})

test('a skill leads to its page, or with a place to be looked up', () => {
  expect(outcomeOf(SKILL, ' ')).toEqual({ go: '/hire/web-design' })
  expect(outcomeOf(SKILL, 'London')).toEqual({ fill: 'Web Design', send: true })
})

test('an expert leads to the profile, a place fills its field', () => {
  expect(outcomeOf(EXPERT, 'London')).toEqual({ go: '/@ada-moreau' })
  expect(outcomeOf(LONDON, 'lon')).toEqual({ fill: 'London', send: false })
})
