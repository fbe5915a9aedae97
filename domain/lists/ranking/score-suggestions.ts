import { COMPLETENESS_TARGETS, type RankingFacts, type RankingPart, scoreProfile } from './score.ts'

/**
 * Improvements that would raise a part of the score, with the resulting facts. Those that need time or other people go
 * in small steps.
 */
const RAISES = {
  picture: { part: 'completeness', to: (facts) => ({ ...facts, hasPicture: true }) },
  headline: { part: 'completeness', to: (facts) => ({ ...facts, hasHeadline: true }) },
  about: {
    part: 'completeness',
    to: (facts) => ({ ...facts, aboutLength: Math.max(facts.aboutLength, COMPLETENESS_TARGETS.aboutLength) }),
  },
  city: { part: 'completeness', to: (facts) => ({ ...facts, hasResolvedCity: true }) },
  skills: {
    part: 'completeness',
    to: (facts) => ({ ...facts, matchedSkills: Math.max(facts.matchedSkills, COMPLETENESS_TARGETS.skills) }),
  },
  services: {
    part: 'completeness',
    to: (facts) => ({ ...facts, services: Math.max(facts.services, COMPLETENESS_TARGETS.services) }),
  },
  highlights: {
    part: 'completeness',
    to: (facts) => ({ ...facts, highlights: Math.max(facts.highlights, COMPLETENESS_TARGETS.highlights) }),
  },
  languages: {
    part: 'completeness',
    to: (facts) => ({ ...facts, languages: Math.max(facts.languages, COMPLETENESS_TARGETS.languages) }),
  },
  projectMinimum: { part: 'completeness', to: (facts) => ({ ...facts, hasProjectMinimum: true }) },
  website: { part: 'completeness', to: (facts) => ({ ...facts, hasWebsite: true }) },
  site: { part: 'proof', to: (facts) => ({ ...facts, showcasedSites: facts.showcasedSites + 1 }) },
  partnerBadge: {
    part: 'proof',
    to: (facts) => ({ ...facts, badges: [...facts.badges, { badgeType: 'partner', awardLevel: null }] }),
  },
  availability: { part: 'freshness', to: (facts, now) => ({ ...facts, availabilityConfirmedAt: now }) },
  update: { part: 'freshness', to: (facts, now) => ({ ...facts, updatedAt: now }) },
  replies: {
    part: 'responsiveness',
    to: (facts) => ({ ...facts, responseTimeHours: Math.min(facts.responseTimeHours ?? 4, 4), answerRate: 1 }),
  },
  followers: { part: 'engagement', to: (facts) => ({ ...facts, followers: facts.followers + 10 }) },
  likes: { part: 'engagement', to: (facts) => ({ ...facts, likes: facts.likes + 10 }) },
} satisfies Record<string, { part: RankingPart; to: (facts: RankingFacts, now: Date) => RankingFacts }>

export type ScoreSuggestionName = keyof typeof RAISES
export const SCORE_SUGGESTION_NAMES = Object.keys(RAISES) as ScoreSuggestionName[]

export type ScoreSuggestion = { name: ScoreSuggestionName; part: RankingPart; gain: number }

/** Smaller gains change no position. */
const LEAST_GAIN = 0.0005

/** R123: everything that would raise the score, with its gain, largest first. */
export function scoreSuggestions(facts: RankingFacts, now: Date): ScoreSuggestion[] {
  const { total } = scoreProfile(facts, now)
  return SCORE_SUGGESTION_NAMES.map((name) => {
    const { part, to } = RAISES[name]
    return { name, part, gain: Math.round((scoreProfile(to(facts, now), now).total - total) * 10_000) / 10_000 }
  })
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
}
