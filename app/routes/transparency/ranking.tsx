import { siteContext } from '#app/load-context.ts'
import { textsForMeta, siteTitle } from '#app/private-meta.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { ordinal, percent, percentInTenths } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { NEWCOMER_DAYS, NEWCOMER_PLACES } from '#domain/lists/ranking/newcomers.ts'
import { RANKING, RANKING_PARTS, RANKING_VERSION, type RankingPart, rankingTerms } from '#domain/lists/ranking/score.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

import type { Route } from './+types/ranking.ts'
import { PART_NOTES, TERM_TEXTS } from './ranking-texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

/** R15, R306: whether a listing needs a paid plan. */
const isPlanNeeded = () => activePlatformRules().requirements.paidPlan

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

/** The terms of a part, each with its share of the score; a single one has all of the part's. */
function Terms({ part }: { part: RankingPart }) {
  const t = useTexts()
  const terms = rankingTerms(part)
  if (terms.length === 1) return terms.map(({ name }) => <p key={name}>{TERM_TEXTS[name](t)}</p>)
  return (
    <ul className="grid gap-1">
      {terms.map(({ name, weight }) => (
        <li key={name} className="flex items-baseline justify-between gap-4">
          {TERM_TEXTS[name](t)}
          <span className="tabular-nums">{percentInTenths(weight)}</span>
        </li>
      ))}
    </ul>
  )
}

const places = new Intl.ListFormat('en')

/** R811: the places of newcomers. */
function Newcomers() {
  const t = useTexts()
  return (
    <section aria-labelledby="newcomers" className="grid max-w-prose gap-4">
      <h2 id="newcomers" className="text-heading">
        {t('ranking.newcomers.title')}
      </h2>
      <p>
        {t('ranking.newcomers.places', {
          count: NEWCOMER_PLACES.length,
          size: PAGE_SIZE,
          places: places.format(NEWCOMER_PLACES.map(ordinal)),
        })}
      </p>
      <p>{t('ranking.newcomers.who', { days: NEWCOMER_DAYS, completeness: t('ranking.completeness.name') })}</p>
      <p>{t('ranking.newcomers.turns', { label: t('cards.new') })}</p>
    </section>
  )
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
              <div className="grid gap-2 text-compact text-ink-soft">
                <Terms part={part} />
                {PART_NOTES[part] && <p>{PART_NOTES[part](t)}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Newcomers />
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
