import { siteContext } from '#app/load-context.ts'
import { textsForMeta, siteTitle } from '#app/private-meta.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { percent } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import { ANSWER_RATE_THRESHOLDS, AVAILABILITY_CONFIRMED_DAYS, RESPONSE_METRICS_SAMPLE } from '#domain/limits.ts'
import {
  AVAILABILITY_VALUES,
  BADGE_POINTS,
  COMPLETENESS_TARGETS,
  ENGAGEMENT_TARGETS,
  PROOF_TARGETS,
  FRESH_DAYS,
  RANKING_PARTS,
  RANKING_VERSION,
  RANKING,
  type RankingPart,
  RESPONSE_SCORE_HOURS,
} from '#domain/lists/ranking/score.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

import type { Route } from './+types/ranking.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

/** R15, R306: whether a listing needs a paid plan. */
const isPlanNeeded = () => activePlatformRules().requirements.paidPlan

/** The numbers of each text, from the code. */
const PARTS = {
  completeness: COMPLETENESS_TARGETS,
  proof: { ...PROOF_TARGETS, ...BADGE_POINTS },
  freshness: {
    editedFull: FRESH_DAYS.edited.full,
    editedGone: FRESH_DAYS.edited.gone,
    availabilityFull: FRESH_DAYS.availability.full,
    availabilityGone: FRESH_DAYS.availability.gone,
  },
  availability: { limited: percent(AVAILABILITY_VALUES.LIMITED), days: AVAILABILITY_CONFIRMED_DAYS },
  responsiveness: {
    ...RESPONSE_METRICS_SAMPLE,
    best: RESPONSE_SCORE_HOURS.best,
    worst: RESPONSE_SCORE_HOURS.worst / 24,
    answerDays: ANSWER_RATE_THRESHOLDS.days,
  },
  engagement: ENGAGEMENT_TARGETS,
}

/** What a part of the ranking measures. */
function partText(t: PageTexts, part: RankingPart): string {
  switch (part) {
    case 'completeness':
      return t('ranking.completeness.text', PARTS.completeness)
    case 'proof':
      return t('ranking.proof.text', PARTS.proof)
    case 'freshness':
      return t('ranking.freshness.text', PARTS.freshness)
    case 'availability':
      return t('ranking.availability.text', PARTS.availability)
    case 'responsiveness':
      return t('ranking.responsiveness.text', PARTS.responsiveness)
    case 'engagement':
      return t('ranking.engagement.text', PARTS.engagement)
  }
}

const needed = (isNeeded: boolean) => (isNeeded ? 'needed' : 'none')

/** R469: what listed profiles have. */
function listedProfiles(platform: string) {
  const { showcasedSites, highlight, picture } = activePlatformRules().requirements
  return {
    platform,
    plan: needed(isPlanNeeded()),
    sites: showcasedSites,
    highlight: needed(highlight),
    picture: needed(picture),
  }
}

export default function RankingPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { site } = loaderData
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="max-w-prose">
        <h1 className="text-title">{t('ranking.title')}</h1>
        <p className="mt-4 text-lede text-ink-soft">
          {t('ranking.lead', {
            parts: RANKING_PARTS.length,
            plan: needed(isPlanNeeded()),
            platform: site.platformName,
          })}
        </p>
      </header>
      <section aria-labelledby="parts" className="grid gap-6">
        <h2 id="parts" className="text-heading">
          {t('ranking.parts')}
        </h2>
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {RANKING_PARTS.map((part) => (
            <li key={part} className="grid content-start gap-2">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-lede">{t(`ranking.${part}.name`)}</h3>
                <span className="font-semibold tabular-nums">{percent(RANKING[part].weight)}</span>
              </div>
              <ShareBar share={RANKING[part].weight} />
              <p className="text-compact text-ink-soft">{partText(t, part)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="more" className="grid max-w-prose gap-4">
        <h2 id="more" className="text-heading">
          {t('ranking.more.title')}
        </h2>
        <p>{t('ranking.more.score')}</p>
        <p>{t('ranking.more.search')}</p>
        <p>
          {t.rich('ranking.more.listed', {
            ...listedProfiles(site.platformName),
            dashboard: (text) => <a href={addresses.dashboard}>{text}</a>,
            moderation: (text) => <a href={addresses.moderation}>{text}</a>,
          })}
        </p>
        <p className="text-small text-ink-soft">
          {t('ranking.more.version', { version: String(RANKING_VERSION), site: site.name })}
        </p>
      </section>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: siteTitle(textsForMeta(matches)('ranking.title'), matches) },
  {
    name: 'description',
    content: textsForMeta(matches)('ranking.description', {
      parts: RANKING_PARTS.length,
      plan: needed(isPlanNeeded()),
    }),
  },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.site.url + addresses.ranking }] : []),
]
