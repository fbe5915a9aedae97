import type { PageTexts } from '#app/shell/use-texts.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

type Asked = { title: string; items: string[] }

const those = (items: (string | false)[]) => items.filter((one) => one !== false)

/** R11, as the platform has it (R469). */
function toBePublic(t: PageTexts, platform: string): string[] {
  const { days, sites } = activePlatformRules().requirements
  const asked = those([
    days > 0 && t('forExperts.asks.days', { days }),
    sites > 0 && t('forExperts.asks.publishedSites', { count: sites, platform }),
  ])
  return asked.length > 0 ? asked : [t('forExperts.asks.nothing')]
}

/** R15, as the platform has it. A highlight is a site to show. */
function toBeListed(t: PageTexts, platform: string): string[] {
  const { paidPlan, showcasedSites, highlight, picture } = activePlatformRules().requirements
  return those([
    paidPlan && t('forExperts.asks.plan', { platform }),
    showcasedSites > (highlight ? 1 : 0) && t('forExperts.asks.sites', { count: showcasedSites }),
    picture && t('forExperts.asks.picture'),
    t('forExperts.asks.skill'),
    t('forExperts.asks.city'),
    highlight && t('forExperts.asks.highlight'),
  ])
}

/** What is asked, in the order in which an expert meets it. */
export function expertRequirementSections(t: PageTexts, platform: string): Asked[] {
  return [
    { title: t('forExperts.asks.begin.title'), items: [t('forExperts.asks.begin.text')] },
    { title: t('forExperts.asks.public.title'), items: toBePublic(t, platform) },
    { title: t('forExperts.asks.listed.title'), items: toBeListed(t, platform) },
  ]
}
