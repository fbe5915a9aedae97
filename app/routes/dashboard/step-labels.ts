import * as addresses from '#domain/addresses.ts'
import { PUBLIC_ACCOUNT_AGE_DAYS } from '#domain/limits.ts'
import { ENOUGH } from '#domain/lists/ranking/score.ts'
import type { Step, StepName } from '#domain/profiles/completeness.ts'

type StepLabel = { todo: string; why: string }

/** What to do in each step, and why. */
export const STEP_LABELS: Record<StepName, StepLabel> = {
  verified: { todo: 'Confirm your email', why: 'A public profile needs an address that we know is yours.' },
  avatar: { todo: 'Add a picture', why: 'People contact faces and logos, and being hired needs one.' },
  location: { todo: 'Say where you are', why: 'Hire pages list experts by country and city.' },
  skills: { todo: 'Name your skills', why: 'Each one puts you on the pages where people look for it.' },
  publishedSite: { todo: 'Publish a site', why: 'A public profile shows at least one published site.' },
  showcasedSite: { todo: 'Show a site', why: 'At least one of your published sites must be public.' },
  portfolioHighlight: { todo: 'Choose a highlight', why: 'Your best piece of work, at the top of your profile.' },
  paidPlan: { todo: 'Choose a paid plan', why: 'Being available for contact needs a paid workspace plan.' },
  accountAge: {
    todo: `Let ${PUBLIC_ACCOUNT_AGE_DAYS} days pass`,
    why: `Accounts can go public when they are ${PUBLIC_ACCOUNT_AGE_DAYS} days old. Nothing to do.`,
  },
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

/** The page for a step; undefined when the owner can only wait. */
export function stepAddress(slug: string, { place }: Pick<Step, 'place'>): string | undefined {
  if (place === 'time') return undefined
  if (place === 'verify-email') return addresses.verifyEmail
  return place === 'platform' ? '#platform' : addresses.editProfile(slug, place)
}
