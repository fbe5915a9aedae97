import { activeRules } from '#domain/platform/active-rules.ts'
import { aOrMany, listed, plural, sentenceCase } from '#domain/text/plural.ts'

/** R11, as the platform has it (R469). */
function toBePublic(platformName: string): string {
  const { days, sites } = activeRules().requirements
  const account = days > 0 ? [`an account that is at least ${plural(days, 'day')} old`] : []
  const work = sites > 0 ? [`${aOrMany(sites, 'published site')} at ${platformName}`] : []
  const asked = [...account, ...work]
  return asked.length > 0 ? `${sentenceCase(asked.join(', and '))}.` : 'Nothing more.'
}

/** R15, as the platform has it. A highlight is a site to show. */
function toBeListed(platformName: string): string {
  const { paidPlan, showcasedSites, highlight, picture } = activeRules().requirements
  const asked = [
    paidPlan && `a paid plan at ${platformName}`,
    showcasedSites > (highlight ? 1 : 0) && aOrMany(showcasedSites, 'site to show', 'sites to show'),
    picture && 'a picture',
    'a skill that clients search for',
    'your city and country',
    highlight && 'a piece of your work to stand first',
  ]
  return `${sentenceCase(listed(asked.filter((one) => one !== false)))}.`
}

/** What is asked, in the order in which one meets it. */
export function asksFor(platformName: string) {
  return [
    {
      title: 'To begin',
      text: 'An account with a confirmed email. It is free, and your profile begins as a private draft.',
    },
    { title: 'To be public', text: toBePublic(platformName) },
    { title: 'To be listed and contacted', text: toBeListed(platformName) },
  ]
}
