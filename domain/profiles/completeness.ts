import { COMPLETENESS_TARGETS } from '#domain/lists/ranking/score.ts'

import { isAvailabilityConfirmed } from './availability/availability-confirmed.ts'
import type { Profile } from './profile.ts'

export type StepEditTab = 'general' | 'expert-details' | 'availability' | 'portfolio-highlight' | 'activate'

/** Where a step is taken: in the editor, by the mailed link, at the site builder, or nowhere, since only time helps. */
export type ProfileStepPlace = StepEditTab | 'verify-email' | 'platform' | 'time'

export const PROFILE_STEP_NAMES = [
  'verified',
  'avatar',
  'location',
  'skills',
  'publishedSite',
  'showcasedSite',
  'portfolioHighlight',
  'paidPlan',
  'accountAge',
  'public',
  'activated',
  'headline',
  'about',
  'services',
  'projectMinimum',
  'languages',
  'availability',
  'website',
  'moreSkills',
  'moreHighlights',
] as const

export type ProfileStepName = (typeof PROFILE_STEP_NAMES)[number]

export type ProfileStep = { name: ProfileStepName; required: boolean; done: boolean; place: ProfileStepPlace }

export type Completeness = {
  steps: ProfileStep[]
  /** Between 0 and 1. */
  share: number
  next: ProfileStep | undefined
}

/** Of the profile's requirements; undefined where the platform does not ask for it. */
function isMet(profile: Profile, name: ProfileStepName): boolean | undefined {
  const { public: open = [], hirable = [] } = profile.requirements ?? {}
  return [...open, ...hirable].find((requirement) => requirement.name === name)?.met
}

function requiredSteps(profile: Profile): ProfileStep[] {
  const met = (name: ProfileStepName, place: ProfileStepPlace): ProfileStep[] => {
    const done = isMet(profile, name)
    return done === undefined ? [] : [{ name, required: true, done, place }]
  }
  const { status } = profile.expertsMetadata
  return [
    met('verified', 'verify-email'),
    met('avatar', 'general'),
    met('location', 'general'),
    met('skills', 'expert-details'),
    met('publishedSite', 'platform'),
    met('showcasedSite', 'platform'),
    met('portfolioHighlight', 'portfolio-highlight'),
    met('paidPlan', 'platform'),
    met('accountAge', 'time'),
    { name: 'public' as const, required: true, done: profile.public, place: 'general' as const },
    {
      name: 'activated' as const,
      required: true,
      done: status === 'ACTIVE' || status === 'PAUSED',
      place: 'activate' as const,
    },
  ].flat()
}

const step = (name: ProfileStepName, place: ProfileStepPlace, done: boolean): ProfileStep => ({
  name,
  required: false,
  done,
  place,
})

function recommendedSteps(profile: Profile, now: Date): ProfileStep[] {
  const { servicesOffered, projectMinimum, availability } = profile.expertsMetadata
  return [
    step('headline', 'general', Boolean(profile.title ?? profile.businessType)),
    step('about', 'general', (profile.about?.length ?? 0) >= COMPLETENESS_TARGETS.aboutLength),
    step('services', 'expert-details', servicesOffered.length >= COMPLETENESS_TARGETS.services),
    step('availability', 'availability', availability !== null && isAvailabilityConfirmed(availability, now)),
    step('moreHighlights', 'portfolio-highlight', profile.featuredAssets.length >= COMPLETENESS_TARGETS.highlights),
    step('moreSkills', 'expert-details', profile.skills.length >= COMPLETENESS_TARGETS.skills),
    step('projectMinimum', 'expert-details', projectMinimum !== null),
    step('languages', 'general', profile.languages.length >= COMPLETENESS_TARGETS.languages),
    step('website', 'general', Boolean(profile.website)),
  ]
}

/** Whether the owner could take the step right now: some wait for others. */
function isOpen({ name, place }: ProfileStep, profile: Profile): boolean {
  if (place === 'platform' || place === 'time') return false
  if (name === 'portfolioHighlight' || name === 'moreHighlights') return isMet(profile, 'showcasedSite') ?? true
  if (name === 'public') return profile.canMakePublic === true
  const hirable = profile.requirements?.hirable ?? []
  return name !== 'activated' || (profile.public && hirable.every((requirement) => requirement.met))
}

/** R124: a workspace has two tabs, and what a person has on others stands on its first. */
function tabOf(profile: Profile, place: ProfileStepPlace): ProfileStepPlace {
  if (profile.owner.type === 'PERSON') return place
  return place === 'expert-details' || place === 'availability' || place === 'activate' ? 'general' : place
}

export function computeCompleteness(profile: Profile, now: Date): Completeness {
  const steps = [...requiredSteps(profile), ...recommendedSteps(profile, now)].map((step) => ({
    ...step,
    place: tabOf(profile, step.place),
  }))
  const open = steps.filter((step) => !step.done)
  const next =
    open.find((step) => step.required && isOpen(step, profile)) ??
    open.find((step) => step.place === 'platform') ??
    open.find((step) => isOpen(step, profile)) ??
    open[0]
  return { steps, share: (steps.length - open.length) / steps.length, next }
}
