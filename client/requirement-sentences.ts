import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { joinWithAnd } from '#domain/text/plural.ts'

import { defaultTranslate, type Translate } from './issue-texts.ts'

const parts = (...given: (string | false)[]) => given.filter((one) => one !== false)

/** The specification's sentence, with what the platform asks for (R469). */
export function cannotMakePublicText(say: Translate = defaultTranslate()): string {
  const { days, sites } = activePlatformRules().requirements
  const needed = parts(
    days > 0 && say('requirements.needed.accountAge', { days }),
    say('requirements.needed.verified'),
    sites > 0 && say('requirements.needed.publishedSite', { sites }),
  )
  return say('requirements.cannotMakePublic', { needed: joinWithAnd(needed) })
}

export function cannotMakeHirableText(say: Translate = defaultTranslate()): string {
  const { paidPlan, showcasedSites, highlight, picture } = activePlatformRules().requirements
  const needed = parts(
    paidPlan && say('requirements.needed.paidPlan'),
    showcasedSites > 0 && say('requirements.needed.showcasedSite', { sites: showcasedSites }),
    highlight && say('requirements.needed.portfolioHighlight'),
    picture && say('requirements.needed.avatar'),
    say('requirements.needed.skills'),
    say('requirements.needed.location'),
  )
  return say('requirements.cannotMakeHirable', { needed: joinWithAnd(needed) })
}
