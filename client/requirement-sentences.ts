import { activeRules } from '#domain/platform/active-rules.ts'
import { listed, numberWord, plural } from '#domain/text/plural.ts'

const parts = (...given: (string | false)[]) => given.filter((one) => one !== false)

/** The specification's sentence, with what the platform asks for (R469). */
export function cannotMakePublic(): string {
  const { days, sites } = activeRules().requirements
  const needed = parts(
    days > 0 && `at least ${plural(days, 'day')} old`,
    'verified',
    sites > 0 && `have at least ${plural(sites, 'published site')}`,
  )
  return `Your account must be ${listed(needed)} in order to be made public.`
}

export function cannotMakeHirable(): string {
  const { paidPlan, showcasedSites, highlight, picture } = activeRules().requirements
  const needed = parts(
    paidPlan && 'a paid workspace plan',
    showcasedSites === 1 && 'at least one site showcased',
    showcasedSites > 1 && `at least ${numberWord(showcasedSites)} sites showcased`,
    highlight && 'a portfolio highlight',
    picture && 'avatar',
    'skills',
    'location filled out',
  )
  return `To be available for contact, you must have ${listed(needed)}.`
}
