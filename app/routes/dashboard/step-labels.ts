import * as addresses from '#domain/addresses.ts'
import { ENOUGH } from '#domain/lists/ranking/score.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import type { Step, StepName } from '#domain/profiles/completeness.ts'
import { aOrMany, numberWord, plural, pluralForm } from '#domain/text/plural.ts'

type StepLabel = { todo: string; why: string }

type CountedStep = 'publishedSite' | 'showcasedSite' | 'accountAge'

const LABELS: Record<Exclude<StepName, CountedStep>, StepLabel> = {
  verified: {
    todo: 'Confirm your email address',
    why: 'A public profile needs an email address that we know is yours.',
  },
  avatar: { todo: 'Add a profile picture', why: 'People contact faces and logos, and being hired needs a picture.' },
  location: {
    todo: 'Add your city',
    why: 'Hire pages list experts by country and city. Add the country, too, where several cities have the name.',
  },
  skills: { todo: 'Name your skills', why: 'Each skill puts you on the pages where people look for that skill.' },
  portfolioHighlight: {
    todo: 'Choose a portfolio highlight',
    why: 'Your best piece of work, at the top of your profile.',
  },
  paidPlan: { todo: 'Choose a paid plan', why: 'Being available for contact needs a paid workspace plan.' },
  public: { todo: 'Make your profile public', why: 'Until then only you can see your profile.' },
  activated: {
    todo: 'Activate your profile',
    why: 'Activation puts you on the hire pages and lets clients write to you.',
  },
  headline: { todo: 'Add a headline', why: 'One line that says what you do, on every card.' },
  about: { todo: 'Tell more about yourself', why: `About ${ENOUGH.aboutLength} characters make a good introduction.` },
  services: {
    todo: `Offer ${ENOUGH.services} services`,
    why: 'Clients filter experts by the services that they need.',
  },
  projectMinimum: {
    todo: 'Add your project minimum',
    why: 'Clients see before they write which projects are too small.',
  },
  languages: { todo: 'Add your languages', why: 'Clients filter experts by the language that they speak.' },
  availability: { todo: 'Confirm your availability', why: 'Fresh dates rank higher and bring better requests.' },
  website: { todo: 'Link your website', why: 'Clients who want to see more of your work follow the link.' },
  moreSkills: { todo: `Name ${ENOUGH.skills} skills`, why: 'Each skill adds pages on which clients find you.' },
  moreHighlights: { todo: `Choose ${ENOUGH.highlights} highlights`, why: 'A full row at the top of your profile.' },
}

/** R469: the steps that the platform gives a number. */
function countedLabels(): Record<CountedStep, StepLabel> {
  const { days, sites, showcasedSites } = activeRules().requirements
  return {
    publishedSite: {
      todo: `Publish ${aOrMany(sites, 'site')}`,
      why: `A public profile shows at least ${numberWord(sites)} published ${pluralForm(sites, 'site')}.`,
    },
    showcasedSite: {
      todo: `Make ${aOrMany(showcasedSites, 'site')} public`,
      why: `At least ${numberWord(showcasedSites)} of your published sites must be public.`,
    },
    accountAge: {
      todo: `Wait until your account is ${plural(days, 'day')} old`,
      why: `Accounts can go public when they are ${plural(days, 'day')} old. You have nothing to do.`,
    },
  }
}

const isCounted = (name: StepName): name is CountedStep => !Object.hasOwn(LABELS, name)

/** What to do in a step, and why. */
export function stepLabel(name: StepName): StepLabel {
  return isCounted(name) ? countedLabels()[name] : LABELS[name]
}

/** The page for a step; undefined when the owner can only wait. */
export function stepAddress(slug: string, { place }: Pick<Step, 'place'>): string | undefined {
  if (place === 'time') return undefined
  if (place === 'verify-email') return addresses.verifyEmail
  return place === 'platform' ? '#platform' : addresses.editProfile(slug, place)
}
