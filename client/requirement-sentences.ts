import { activeRules } from '#domain/platform/active-rules.ts'
import { listed } from '#domain/text/plural.ts'

import { defaultSay, type Say } from './issue-texts.ts'

const parts = (...given: (string | false)[]) => given.filter((one) => one !== false)

/** The specification's sentence, with what the platform asks for (R469). */
export function cannotMakePublic(say: Say = defaultSay()): string {
  const { days, sites } = activeRules().requirements
  const needed = parts(
    days > 0 && say('requirements.needed.accountAge', { days }),
    say('requirements.needed.verified'),
    sites > 0 && say('requirements.needed.publishedSite', { sites }),
  )
  return say('requirements.cannotMakePublic', { needed: listed(needed) })
}

export function cannotMakeHirable(say: Say = defaultSay()): string {
  const { paidPlan, showcasedSites, highlight, picture } = activeRules().requirements
  const needed = parts(
    paidPlan && say('requirements.needed.paidPlan'),
    showcasedSites > 0 && say('requirements.needed.showcasedSite', { sites: showcasedSites }),
    highlight && say('requirements.needed.portfolioHighlight'),
    picture && say('requirements.needed.avatar'),
    say('requirements.needed.skills'),
    say('requirements.needed.location'),
  )
  return say('requirements.cannotMakeHirable', { needed: listed(needed) })
}
