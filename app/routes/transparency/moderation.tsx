import { clientContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, siteTitle } from '#app/private-meta.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { fetchModerationCounts } from '#client/admin/abuse-reports.ts'
import * as addresses from '#domain/addresses.ts'
import { MODERATION_FIGURES, type ModerationFigure } from '#domain/admin/moderation-figures.ts'

import type { Route } from './+types/moderation.ts'
import { moderationActionLabel } from './action-labels.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { quarters } = await fetchModerationCounts(context.get(clientContext))
  return { quarters, site: context.get(siteContext) }
}

const QUARTERS = ['1', '2', '3', '4'] as const

/** The name of a quarter such as `2026-Q1`. */
function quarterName(t: PageTexts, quarter: string): string {
  const [year = '', part] = quarter.split('-Q')
  const known = QUARTERS.find((one) => one === part)
  return known ? t(`moderation.quarter.${known}`, { year }) : quarter
}

function figureText(t: PageTexts, name: ModerationFigure, value: number | null): string {
  if (value === null) return t('moderation.none.closed')
  return name === 'medianHours' ? t('moderation.hours', { hours: value }) : wholeNumber(value)
}

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { quarters } = loaderData
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="max-w-prose">
        <h1 className="text-title">{t('moderation.title')}</h1>
        <p className="mt-4 text-lede text-ink-soft">{t('moderation.lead')}</p>
        <p className="mt-4">
          {t.rich('moderation.download', {
            csv: (text) => (
              <a href="/v1/marketplace/moderation/export" download>
                {text}
              </a>
            ),
          })}
        </p>
      </header>
      {quarters.length === 0 && <p>{t('moderation.none')}</p>}
      {quarters.map(({ quarter, acts, total, figures }) => (
        <section key={quarter} aria-labelledby={quarter} className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id={quarter} className="text-heading">
            {quarterName(t, quarter)}
          </h2>
          <PlainTable
            caption={t('moderation.figures', { quarter: quarterName(t, quarter) })}
            columns={[{ name: t('moderation.column.figure') }, { name: t('moderation.column.value'), kind: 'number' }]}
            rows={MODERATION_FIGURES.map((name) => ({
              key: name,
              cells: [t(`moderation.figure.${name}`), figureText(t, name, figures[name])],
            }))}
          />
          <PlainTable
            caption={t('moderation.table', { quarter: quarterName(t, quarter) })}
            columns={[{ name: t('moderation.column.action') }, { name: t('moderation.column.times'), kind: 'number' }]}
            rows={[
              ...acts.map(({ action, result, count }) => ({
                key: `${action} ${result}`,
                cells: [moderationActionLabel(t, action, result), wholeNumber(count)],
              })),
              { key: 'total', cells: [t('moderation.total'), wholeNumber(total)] },
            ]}
          />
        </section>
      ))}
      <section aria-labelledby="how" className="grid max-w-prose gap-4">
        <h2 id="how" className="text-heading">
          {t('moderation.how.title')}
        </h2>
        <p>{t('moderation.how.reports')}</p>
        <p>{t.rich('moderation.how.suspended', { ranking: (text) => <a href={addresses.ranking}>{text}</a> })}</p>
      </section>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: siteTitle(textsForMeta(matches)('moderation.title'), matches) },
  {
    name: 'description',
    content: textsForMeta(matches)('moderation.description'),
  },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.site.url + addresses.moderation }] : []),
]
