import type { RaiseName } from '#domain/lists/ranking/score-suggestions.ts'
import type { RankingPart } from '#domain/lists/ranking/score.ts'
import { ENOUGH } from '#domain/lists/ranking/score.ts'

export const PART_LABELS: Record<RankingPart, { name: string; means: string }> = {
  completeness: { name: 'Completeness', means: 'How much of your profile is filled in.' },
  proof: { name: 'Proof', means: 'The sites you show, and the badges and awards you hold.' },
  freshness: { name: 'Freshness', means: 'How lately you edited your profile and confirmed your availability.' },
  availability: {
    name: 'Availability',
    means: 'Whether you have time now. Without a confirmed answer, this is neutral.',
  },
  responsiveness: {
    name: 'Replies',
    means: 'How soon you answer, and how often. Without messages yet, this is neutral.',
  },
  engagement: { name: 'Engagement', means: 'Likes and followers; the first ones count most.' },
}

/** What to do, and the editor tab for it. */
export const SUGGESTION_LABELS: Record<
  RaiseName,
  { todo: string; tab?: 'general' | 'expert-details' | 'availability' | 'portfolio-highlight' }
> = {
  picture: { todo: 'Add a profile picture', tab: 'general' },
  headline: { todo: 'Add a headline', tab: 'general' },
  about: { todo: `Write ${ENOUGH.aboutLength} characters about yourself`, tab: 'general' },
  city: { todo: 'Name a city that we know', tab: 'general' },
  skills: { todo: `Name ${ENOUGH.skills} skills of the catalogue`, tab: 'expert-details' },
  services: { todo: `Offer ${ENOUGH.services} services`, tab: 'expert-details' },
  highlights: { todo: `Choose ${ENOUGH.highlights} highlights`, tab: 'portfolio-highlight' },
  languages: { todo: 'Add a language', tab: 'general' },
  projectMinimum: { todo: 'Add your project minimum', tab: 'expert-details' },
  website: { todo: 'Link your website', tab: 'general' },
  site: { todo: 'Publish another site' },
  partnerBadge: { todo: 'Earn a partner badge' },
  availability: { todo: 'Confirm your availability', tab: 'availability' },
  update: { todo: 'Bring your profile up to date', tab: 'general' },
  replies: { todo: 'Answer every message, within four hours' },
  followers: { todo: 'Win ten more followers' },
  likes: { todo: 'Win ten more likes' },
}
