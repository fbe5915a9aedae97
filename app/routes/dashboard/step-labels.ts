import * as addresses from '#domain/addresses.ts'
import { ENOUGH } from '#domain/lists/ranking/score.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { aOrMany, numberWord, plural, pluralForm } from '#domain/plural.ts'
import type { Step, StepName } from '#domain/profiles/completeness.ts'

type StepLabel = { todo: string; why: string }

type CountedStep = 'publishedSite' | 'showcasedSite' | 'accountAge'

const LABELS: Record<Exclude<StepName, CountedStep>, StepLabel> = {
  verified: { todo: 'Confirm your email', why: 'A public profile needs an address that we know is yours.' },
  avatar: { todo: 'Add a picture', why: 'People contact faces and logos, and being hired needs one.' },
  location: { todo: 'Say where you are', why: 'Hire pages list experts by country and city.' },
  skills: { todo: 'Name your skills', why: 'Each one puts you on the pages where people look for it.' },
  portfolioHighlight: { todo: 'Choose a highlight', why: 'Your best piece of work, at the top of your profile.' },
  paidPlan: { todo: 'Choose a paid plan', why: 'Being available for contact needs a paid workspace plan.' },
  public: { todo: 'Make your profile public', why: 'Until then only you can see it.' },
  activated: { todo: 'Activate your profile', why: 'This puts you on the hire pages and opens you for contact.' },
  headline: { todo: 'Add a headline', why: 'One line that says what you do, on every card.' },
  about: { todo: 'Tell more about yourself', why: `About ${ENOUGH.aboutLength} characters make a good introduction.` },
  services: { todo: `Offer ${ENOUGH.services} services`, why: 'Visitors filter by what they need done.' },
  projectMinimum: { todo: 'Say where projects begin', why: 'It saves both sides a conversation about money.' },
  languages: { todo: 'Add your languages', why: 'Visitors filter by the language they speak.' },
  availability: { todo: 'Confirm your availability', why: 'Fresh dates rank higher and bring better requests.' },
  website: { todo: 'Link your website', why: 'For everyone who wants to see more.' },
  moreSkills: { todo: `Name ${ENOUGH.skills} skills`, why: 'More pages to be found on.' },
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
      todo: `Show ${aOrMany(showcasedSites, 'site')}`,
      why: `At least ${numberWord(showcasedSites)} of your published sites must be public.`,
    },
    accountAge: {
      todo: `Let ${plural(days, 'day')} pass`,
      why: `Accounts can go public when they are ${plural(days, 'day')} old. Nothing to do.`,
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
