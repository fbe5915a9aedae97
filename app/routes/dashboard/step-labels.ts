import type { PageTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'
import { COMPLETENESS_TARGETS } from '#domain/lists/ranking/score.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import type { ProfileStep, ProfileStepName } from '#domain/profiles/completeness.ts'

type StepLabel = { todo: string; why: string }

/** R469: the numbers of steps that have one. */
function countsOf() {
  const { days, sites, showcasedSites } = activePlatformRules().requirements
  return {
    publishedSite: sites,
    showcasedSite: showcasedSites,
    accountAge: days,
    services: COMPLETENESS_TARGETS.services,
    moreSkills: COMPLETENESS_TARGETS.skills,
    moreHighlights: COMPLETENESS_TARGETS.highlights,
  }
}

/** What to do in a step, and why. */
export function stepLabel(name: ProfileStepName, t: PageTexts): StepLabel {
  const counts = countsOf()
  switch (name) {
    case 'publishedSite':
    case 'showcasedSite':
    case 'accountAge': {
      const count = counts[name]
      return { todo: t(`dashboardSteps.todo.${name}`, { count }), why: t(`dashboardSteps.why.${name}`, { count }) }
    }
    case 'services':
    case 'moreSkills':
    case 'moreHighlights':
      return {
        todo: t(`dashboardSteps.todo.${name}`, { count: counts[name] }),
        why: t(`dashboardSteps.why.${name}`),
      }
    case 'about':
      return {
        todo: t('dashboardSteps.todo.about'),
        why: t('dashboardSteps.why.about', { count: COMPLETENESS_TARGETS.aboutLength }),
      }
    default:
      return { todo: t(`dashboardSteps.todo.${name}`), why: t(`dashboardSteps.why.${name}`) }
  }
}

/** The page for a step; undefined when the owner can only wait. */
export function stepAddress(slug: string, { place }: Pick<ProfileStep, 'place'>): string | undefined {
  if (place === 'time') return undefined
  if (place === 'verify-email') return addresses.verifyEmail
  return place === 'platform' ? '#platform' : addresses.editProfile(slug, place)
}
