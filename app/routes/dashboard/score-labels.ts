import type { PageTexts } from '#app/shell/use-texts.ts'
import type { ScoreSuggestionName } from '#domain/lists/ranking/score-suggestions.ts'
import { COMPLETENESS_TARGETS } from '#domain/lists/ranking/score.ts'

/** The editor tab for a suggestion. */
export const SUGGESTION_TABS: Record<
  ScoreSuggestionName,
  'general' | 'expert-details' | 'availability' | 'portfolio-highlight' | undefined
> = {
  picture: 'general',
  headline: 'general',
  about: 'general',
  city: 'general',
  skills: 'expert-details',
  services: 'expert-details',
  highlights: 'portfolio-highlight',
  languages: 'general',
  projectMinimum: 'expert-details',
  website: 'general',
  site: undefined,
  partnerBadge: undefined,
  availability: 'availability',
  update: 'general',
  replies: undefined,
  followers: undefined,
  likes: undefined,
}

/** What to do to raise the score. */
export function suggestionText(name: ScoreSuggestionName, t: PageTexts): string {
  switch (name) {
    case 'about':
      return t('dashboardSteps.raise.about', { count: COMPLETENESS_TARGETS.aboutLength })
    case 'skills':
    case 'services':
    case 'highlights':
      return t(`dashboardSteps.raise.${name}`, { count: COMPLETENESS_TARGETS[name] })
    default:
      return t(`dashboardSteps.raise.${name}`)
  }
}
