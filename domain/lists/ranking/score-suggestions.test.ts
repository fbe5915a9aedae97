import { expect, test } from 'vitest'

import { scoreSuggestions } from './score-suggestions.ts'
import { type RankingFacts, scoreProfile } from './score.ts'

const NOW = new Date('2026-06-01T00:00:00Z')
const NOTHING: RankingFacts = {
  hasPicture: false,
  hasHeadline: false,
  hasWebsite: false,
  hasResolvedCity: false,
  hasProjectMinimum: false,
  aboutLength: 0,
  matchedSkills: 0,
  languages: 0,
  services: 0,
  highlights: 0,
  showcasedSites: 0,
  badges: [],
  updatedAt: new Date('2024-01-01T00:00:00Z'),
  availabilityConfirmedAt: null,
  availabilityStatus: null,
  availabilityFrom: null,
  responseTimeHours: null,
  answerRate: null,
  likes: 0,
  followers: 0,
}

test('R123 an empty profile can raise everything, the most first, by what the score says', () => {
  const raises = scoreSuggestions(NOTHING, NOW)
  expect(raises).toHaveLength(17)
  expect(raises.map(({ gain }) => gain)).toEqual(raises.map(({ gain }) => gain).toSorted((a, b) => b - a))
  const picture = scoreProfile({ ...NOTHING, hasPicture: true }, NOW).total - scoreProfile(NOTHING, NOW).total
  expect(raises.find(({ name }) => name === 'picture')?.gain).toBeCloseTo(picture, 4)
})

test('R123 nothing is suggested for a part that is at its best', () => {
  const full = { ...NOTHING, hasPicture: true, updatedAt: NOW, responseTimeHours: 2, answerRate: 1, aboutLength: 900 }
  const names = scoreSuggestions(full, NOW).map(({ name }) => name)
  for (const done of ['picture', 'update', 'replies', 'about'] as const) expect(names).not.toContain(done)
  expect(names).toContain('website')
})

test('R336 who answers quickly but leaves many without an answer can raise the score by answering all', () => {
  const quick = { ...NOTHING, responseTimeHours: 2, answerRate: 0.4 }
  expect(scoreSuggestions(quick, NOW).find(({ name }) => name === 'replies')?.gain).toBeCloseTo(0.15 * 0.6, 4)
})
