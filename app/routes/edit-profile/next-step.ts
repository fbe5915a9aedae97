import type { Profile } from '#domain/profile.ts'
import type { Requirements } from '#domain/requirements.ts'

import { editAddress, type Tab, tabFor } from './tabs.ts'

type Name = Requirements['public'][number]['name'] | Requirements['hirable'][number]['name'] | 'public'

/** One thing that a profile needs, in words, and where its owner gets it. */
export type Step = { name: Name; met: boolean; text: string; help: string; href: string | undefined }

type Words = { text: string; help: string; tab?: Tab; href?: string }

const WORDS: Record<Name, Words> = {
  accountAge: { text: 'At least 4 days old', help: 'This comes by itself; have a look again in a few days.' },
  verified: { text: 'A confirmed email address', help: 'Confirm your email', href: '/verify-email' },
  publishedSite: { text: 'A published site', help: 'Publish one in the site builder; it is here a moment later.' },
  public: { text: 'A public profile', help: 'Make it public', tab: 'general' },
  paidPlan: { text: 'A paid workspace plan', help: 'Choose a plan in the site builder; it counts here at once.' },
  showcasedSite: {
    text: 'A site to show',
    help: 'Make one of your published sites public in the site builder.',
  },
  portfolioHighlight: { text: 'A portfolio highlight', help: 'Choose your best work', tab: 'portfolio-highlight' },
  avatar: { text: 'A picture', help: 'Add a picture', tab: 'general' },
  skills: { text: 'A skill that people search for', help: 'Add your skills', tab: 'expert-details' },
  location: { text: 'A city and a country', help: 'Say where you are', tab: 'general' },
}

function step(profile: Profile, { name, met }: { name: Name; met: boolean }): Step {
  const { text, help, tab, href } = WORDS[name]
  return { name, met, text, help, href: tab ? editAddress(profile.slug, tabFor(profile, tab)) : href }
}

export type Checklist = { public: Step[]; hirable: Step[] }

/** What is needed to be seen and to be hired, in the order in which an owner goes about it. */
export function checklist(profile: Profile): Checklist {
  const { requirements } = profile
  return {
    public: (requirements?.public ?? []).map((one) => step(profile, one)),
    hirable: (requirements?.hirable ?? []).map((one) => step(profile, one)),
  }
}

export function publicStep(profile: Profile): Step {
  return step(profile, { name: 'public', met: profile.public })
}

const ACTIVATION: Record<'NOT_ACTIVATED' | 'PAUSED', string> = {
  NOT_ACTIVATED: 'Activate your profile',
  PAUSED: 'Resume your profile',
}

/** The one thing to do next that leads somewhere; undefined when all is done or time alone helps. */
export function nextStep(profile: Profile): { text: string; href: string } | undefined {
  const { status } = profile.expertsMetadata
  if (status === 'SUSPENDED' || profile.role !== 'OWNER') return undefined
  const { public: forPublic, hirable } = checklist(profile)
  const open = [...hirable, ...forPublic, publicStep(profile)].find((one) => !one.met && one.href)
  if (open?.href) return { text: open.help, href: open.href }
  const ready = [...hirable, ...forPublic].every((one) => one.met)
  if (!ready || status === 'ACTIVE') return undefined
  return { text: ACTIVATION[status], href: editAddress(profile.slug, tabFor(profile, 'activate')) }
}
