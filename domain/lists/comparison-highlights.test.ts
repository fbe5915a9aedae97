import { expect, test } from 'vitest'

import type { Currency } from '#domain/profiles/currency.ts'

import { highlightDifferences } from './comparison-highlights.ts'

const expert = (slug: string, minimum: [number, Currency] | null, hours: number | null, skills: string[] = []) => ({
  slug,
  answerRate: null,
  projectMinimum: minimum && { amount: minimum[0], currency: minimum[1] },
  responseTimeHours: hours,
  skills: skills.map((skill) => ({ slug: skill, name: skill })),
})

test('R74 the lowest minimum is found across currencies, and the quickest reply', () => {
  const highlights = highlightDifferences([
    expert('ada', [1000, 'USD'], 5),
    expert('ben', [90_000, 'JPY'], 2),
    expert('cleo', [900, 'GBP'], null),
    expert('dan', null, 2),
  ])
  expect([...highlights.lowestMinimum]).toEqual(['ben'])
  expect([...highlights.quickestReply]).toEqual(['ben', 'dan'])
})

test('R74 where all are alike, or one alone is known, nothing is marked', () => {
  const alike = highlightDifferences([expert('ada', [500, 'USD'], null), expert('ben', [500, 'USD'], 3)])
  expect([alike.lowestMinimum.size, alike.quickestReply.size]).toEqual([0, 0])
  const none = highlightDifferences([])
  expect([none.lowestMinimum.size, none.sharedSkills.size]).toEqual([0, 0])
})

test('R74 the highest answer rate is marked', () => {
  const rated = (slug: string, answerRate: number | null) => ({ ...expert(slug, null, null), answerRate })
  const highlights = highlightDifferences([rated('ada', 0.8), rated('ben', 1), rated('cleo', null), rated('dan', 1)])
  expect([...highlights.highestAnswerRate]).toEqual(['ben', 'dan'])
  expect(highlightDifferences([rated('ada', 1), rated('ben', 1)]).highestAnswerRate.size).toBe(0)
})

test('R74 shared is a skill that more than half have, and never one person’s', () => {
  const four = [
    expert('ada', null, null, ['figma', 'seo']),
    expert('ben', null, null, ['figma', 'seo']),
    expert('cleo', null, null, ['figma']),
    expert('dan', null, null, ['branding']),
  ]
  expect([...highlightDifferences(four).sharedSkills]).toEqual(['figma'])
  expect([...highlightDifferences(four.slice(0, 2)).sharedSkills]).toEqual(['figma', 'seo'])
  expect(highlightDifferences(four.slice(0, 1)).sharedSkills.size).toBe(0)
})
