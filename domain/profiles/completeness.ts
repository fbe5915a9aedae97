import { ENOUGH } from '#domain/lists/ranking/score.ts'

import { isAvailabilityConfirmed } from './availability/availability-confirmed.ts'
import type { Profile } from './profile.ts'

export type EditTab = 'general' | 'expert-details' | 'availability' | 'portfolio-highlight' | 'activate'

/** Where a step is taken: in the editor, by the mailed link, at the site builder, or nowhere, since only time helps. */
export type StepPlace = EditTab | 'verify-email' | 'platform' | 'time'

export const STEP_NAMES = [
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

export type StepName = (typeof STEP_NAMES)[number]

export type Step = { name: StepName; required: boolean; done: boolean; place: StepPlace }

export type Completeness = {
  steps: Step[]
  /** Between 0 and 1. */
  share: number
  next: Step | undefined
}

/** Of the profile's requirements; undefined where the platform does not ask for it. */
function isMet(profile: Profile, name: StepName): boolean | undefined {
  const { public: open = [], hirable = [] } = profile.requirements ?? {}
  return [...open, ...hirable].find((requirement) => requirement.name === name)?.met
}

function requiredSteps(profile: Profile): Step[] {
  const met = (name: StepName, place: StepPlace): Step[] => {
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

const step = (name: StepName, place: StepPlace, done: boolean): Step => ({ name, required: false, done, place })

function recommendedSteps(profile: Profile, now: Date): Step[] {
  const { servicesOffered, projectMinimum, availability } = profile.expertsMetadata
  return [
    step('headline', 'general', Boolean(profile.title ?? profile.businessType)),
    step('about', 'general', (profile.about?.length ?? 0) >= ENOUGH.aboutLength),
    step('services', 'expert-details', servicesOffered.length >= ENOUGH.services),
    step('availability', 'availability', availability !== null && isAvailabilityConfirmed(availability, now)),
    step('moreHighlights', 'portfolio-highlight', profile.featuredAssets.length >= ENOUGH.highlights),
    step('moreSkills', 'expert-details', profile.skills.length >= ENOUGH.skills),
    step('projectMinimum', 'expert-details', projectMinimum !== null),
    step('languages', 'general', profile.languages.length >= ENOUGH.languages),
    step('website', 'general', Boolean(profile.website)),
  ]
}

/** Whether the owner could take the step right now: some wait for others. */
function isOpen({ name, place }: Step, profile: Profile): boolean {
  if (place === 'platform' || place === 'time') return false
  if (name === 'portfolioHighlight' || name === 'moreHighlights') return isMet(profile, 'showcasedSite') ?? true
  if (name === 'public') return profile.canMakePublic === true
  const hirable = profile.requirements?.hirable ?? []
  return name !== 'activated' || (profile.public && hirable.every((requirement) => requirement.met))
}

/** R124: a workspace has two tabs, and what a person has on others stands on its first. */
function tabOf(profile: Profile, place: StepPlace): StepPlace {
  if (profile.owner.type === 'PERSON') return place
  return place === 'expert-details' || place === 'availability' || place === 'activate' ? 'general' : place
}

export function completenessOf(profile: Profile, now: Date): Completeness {
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
