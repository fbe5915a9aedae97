import type { PageTexts } from '#app/shell/use-texts.ts'
import { percent } from '#app/ui/format.ts'
import { ANSWER_RATE_THRESHOLDS, AVAILABILITY_CONFIRMED_DAYS, RESPONSE_METRICS_SAMPLE } from '#domain/limits.ts'
import {
  AVAILABILITY_VALUES,
  BADGE_POINTS,
  COMPLETENESS_TARGETS,
  ENGAGEMENT_TARGETS,
  FRESH_DAYS,
  PROOF_TARGETS,
  type RankingPart,
  type RankingTerm,
  RESPONSE_SCORE_HOURS,
} from '#domain/lists/ranking/score.ts'

type Text = (t: PageTexts) => string

/** What each term of the score measures, with the numbers of the score itself. A term without a text is a type error. */
export const TERM_TEXTS: Record<RankingTerm, Text> = {
  picture: (t) => t('ranking.term.picture'),
  headline: (t) => t('ranking.term.headline'),
  website: (t) => t('ranking.term.website'),
  city: (t) => t('ranking.term.city'),
  projectMinimum: (t) => t('ranking.term.projectMinimum'),
  about: (t) => t('ranking.term.about', { characters: COMPLETENESS_TARGETS.aboutLength }),
  skills: (t) => t('ranking.term.skills', { count: COMPLETENESS_TARGETS.skills }),
  languages: (t) => t('ranking.term.languages', { count: COMPLETENESS_TARGETS.languages }),
  services: (t) => t('ranking.term.services', { count: COMPLETENESS_TARGETS.services }),
  highlights: (t) => t('ranking.term.highlights', { count: COMPLETENESS_TARGETS.highlights }),
  badges: (t) => t('ranking.term.badges', { ...BADGE_POINTS, badgePoints: PROOF_TARGETS.badgePoints }),
  sites: (t) => t('ranking.term.sites', { sites: PROOF_TARGETS.sites }),
  edited: (t) => t('ranking.term.edited', FRESH_DAYS.edited),
  confirmed: (t) => t('ranking.term.confirmed', FRESH_DAYS.availability),
  status: (t) =>
    t('ranking.term.status', { limited: percent(AVAILABILITY_VALUES.LIMITED), days: AVAILABILITY_CONFIRMED_DAYS }),
  replies: (t) =>
    t('ranking.term.replies', {
      ...RESPONSE_METRICS_SAMPLE,
      best: RESPONSE_SCORE_HOURS.best,
      worst: RESPONSE_SCORE_HOURS.worst / 24,
      answerDays: ANSWER_RATE_THRESHOLDS.days,
    }),
  likes: (t) => t('ranking.term.likes', { likes: ENGAGEMENT_TARGETS.likes }),
  followers: (t) => t('ranking.term.followers', { followers: ENGAGEMENT_TARGETS.followers }),
}

/** What holds for all terms of a part. */
export const PART_NOTES: Record<RankingPart, Text | undefined> = {
  completeness: (t) => t('ranking.completeness.note'),
  proof: (t) => t('ranking.proof.note'),
  freshness: undefined,
  availability: undefined,
  responsiveness: undefined,
  engagement: (t) => t('ranking.engagement.note'),
}
