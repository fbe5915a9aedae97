import type { FormName } from '#app/routes/edit-profile/edit-field.ts'
import { type Tab, tabFor } from '#app/routes/edit-profile/tabs.ts'
import * as addresses from '#domain/addresses.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { type RequirementName as Name, requirementText } from '#domain/profiles/requirements/missing-requirements.ts'
import { numberWord, sentenceCase } from '#domain/text/plural.ts'

/** A requirement of a profile, with its label and a link to meet it. */
export type Step = { name: Name; met: boolean; text: string; help: string; href: string | undefined }

/** `field` is the input in the tab. */
type Requirement = { help: string | ((platformName: string) => string); tab?: Tab; field?: FormName; href?: string }

const REQUIREMENTS: Record<Name, Requirement> = {
  accountAge: { help: 'Your account reaches this age by itself. Check again in a few days.' },
  verified: { help: 'Confirm your email address', href: addresses.verifyEmail },
  publishedSite: {
    help: (platformName) =>
      activeRules().requirements.sites === 1
        ? `Publish a site on ${platformName}; it appears here a moment later.`
        : `Publish your sites on ${platformName}; they appear here a moment later.`,
  },
  public: { help: 'Make your profile public', tab: 'general', field: 'public' },
  paidPlan: { help: (platformName) => `Choose a paid plan on ${platformName}; it counts here at once.` },
  showcasedSite: {
    help: (platformName) => {
      const { showcasedSites } = activeRules().requirements
      return `Make ${numberWord(showcasedSites)} of your published sites public on ${platformName}.`
    },
  },
  portfolioHighlight: {
    help: 'Choose a portfolio highlight',
    tab: 'portfolio-highlight',
    field: 'highlight1',
  },
  avatar: { help: 'Add a profile picture', tab: 'general', field: 'picture' },
  skills: { help: 'Add a skill that clients search for', tab: 'expert-details', field: 'skills' },
  location: { help: 'Add your city', tab: 'general', field: 'city' },
}

/** Whose steps they are, and what the site builder is called. */
type Asked = { profile: Profile; platformName: string }

function step({ profile, platformName }: Asked, { name, met }: { name: Name; met: boolean }): Step {
  const { help, tab, field, href } = REQUIREMENTS[name]
  const text = sentenceCase(requirementText(name))
  const address = tab && `${addresses.editProfile(profile.slug, tabFor(profile, tab))}#edit-${field}`
  return { name, met, text, help: typeof help === 'string' ? help : help(platformName), href: address ?? href }
}

export type Checklist = { public: Step[]; hirable: Step[] }

/** The requirements to be public and to be hirable, in the order in which an owner meets them. */
export function checklist(asked: Asked): Checklist {
  const { requirements } = asked.profile
  return {
    public: (requirements?.public ?? []).map((one) => step(asked, one)),
    hirable: (requirements?.hirable ?? []).map((one) => step(asked, one)),
  }
}

export function publicStep(asked: Asked): Step {
  return step(asked, { name: 'public', met: asked.profile.public })
}

const ACTIVATION: Record<'NOT_ACTIVATED' | 'PAUSED', string> = {
  NOT_ACTIVATED: 'Activate your profile',
  PAUSED: 'Resume your profile',
}

/** First what the editor can set, then what only the site builder or time provides. */
const FIRST_TO_LAST: Name[] = [
  'location',
  'avatar',
  'skills',
  'verified',
  'publishedSite',
  'showcasedSite',
  'portfolioHighlight',
  'accountAge',
  'public',
  'paidPlan',
]

/** The next step; undefined when everything is done. */
export function nextStep(asked: Asked): { text: string; href: string | undefined } | undefined {
  const { profile } = asked
  const { status } = profile.expertsMetadata
  if (status === 'SUSPENDED' || profile.role !== 'OWNER') return undefined
  const steps = Object.values(checklist(asked)).flat()
  const open = [...steps, publicStep(asked)].filter(({ met }) => !met)
  const next = FIRST_TO_LAST.flatMap((name) => open.find((one) => one.name === name) ?? [])[0]
  if (next) return { text: next.help, href: next.href }
  if (status === 'ACTIVE') return undefined
  return { text: ACTIVATION[status], href: addresses.editProfile(profile.slug, tabFor(profile, 'activate')) }
}
