import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { formatShortUtcDay, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import { FUNNEL_STEPS } from '#domain/statistics/funnel-steps.ts'
import type { Funnel as FunnelFigures } from '#domain/statistics/funnel.ts'

import { SourceName } from './source-name.tsx'

const number = (name: string) => ({ name, kind: 'number' as const })

/** The share of the step before, where that says something. */
function shareOf(totals: FunnelFigures['totals'], index: number, t: PageTexts): string {
  const [step, before] = [FUNNEL_STEPS[index], FUNNEL_STEPS[index - 1]]
  if (!step || !before || before === 'hired' || totals[before] === 0 || totals[step] > totals[before]) return ''
  const share = (totals[step] / totals[before]) * 100
  const percent = share > 0 && share < 1 ? t('funnel.share.under') : `${Math.round(share)}%`
  return t(`funnel.share.${before}`, { percent })
}

/** Bars on a scale of orders of magnitude: thousands are shown for one who is hired. */
function barOf(value: number, most: number): number {
  return most === 0 ? 0 : Math.log10(1 + value) / Math.log10(1 + most)
}

function Steps({ totals }: Pick<FunnelFigures, 'totals'>) {
  const t = useTexts()
  const most = Math.max(...FUNNEL_STEPS.map((step) => totals[step]))
  return (
    <dl className="mt-4 grid gap-3.5">
      {FUNNEL_STEPS.map((step, index) => (
        <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-compact">
          <dt>
            <b className="font-semibold">{t(`funnel.step.${step}`)}</b>{' '}
            <span className="text-ink-soft">{t(`funnel.means.${step}`)}</span>
          </dt>
          <dd className="text-right tabular-nums">
            <span className="mr-2 text-small text-ink-soft max-sm:hidden">{shareOf(totals, index, t)}</span>
            <b className="font-semibold">{wholeNumber(totals[step])}</b>
          </dd>
          <dd className="col-span-2">
            <ShareBar share={barOf(totals[step], most)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function WeekTable({ weeks }: Pick<FunnelFigures, 'weeks'>) {
  const t = useTexts()
  return (
    <PlainTable
      caption={t('funnel.table.weeks')}
      columns={[{ name: t('funnel.table.week') }, ...FUNNEL_STEPS.map((step) => number(t(`funnel.step.${step}`)))]}
      rows={weeks.toReversed().map((week) => ({
        key: week.week,
        cells: [
          <time key="week" dateTime={week.week} className="whitespace-nowrap">
            {formatShortUtcDay(week.week)}
          </time>,
          ...FUNNEL_STEPS.map((step) => wholeNumber(week[step])),
        ],
      }))}
    />
  )
}

/** Only our own pages show cards: of all other sources there is nothing to count. */
function isList({ kind, shown }: FunnelFigures['sources'][number]): boolean {
  return shown > 0 || kind === 'hire' || kind === 'search' || kind === 'site'
}

function SourceTable({ sources, siteName }: Pick<FunnelFigures, 'sources'> & { siteName: string }) {
  const t = useTexts()
  return (
    <PlainTable
      caption={t('funnel.table.sources')}
      columns={[{ name: t('funnel.table.source') }, number(t('funnel.step.shown')), number(t('funnel.step.opened'))]}
      rows={sources.map((one) => ({
        key: one.source,
        cells: [
          <SourceName key="source" source={one} siteName={siteName} />,
          isList(one) ? wholeNumber(one.shown) : '–',
          wholeNumber(one.opened),
        ],
      }))}
    />
  )
}

/** R351: what becomes of being listed, over the last weeks. */
export function Funnel({ funnel, siteName }: { funnel: FunnelFigures; siteName: string }) {
  const t = useTexts()
  const { weeks, totals, sources } = funnel
  if (FUNNEL_STEPS.every((step) => totals[step] === 0)) {
    return (
      <Panel>
        <p className="max-w-prose text-compact text-ink-soft">{t('funnel.none', { weeks: weeks.length })}</p>
      </Panel>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Panel>
        <h3 className="text-lede">{t('funnel.title', { weeks: weeks.length })}</h3>
        <Steps totals={totals} />
        <p className="mt-4 text-small text-ink-soft">{t('funnel.note', { siteName })}</p>
      </Panel>
      <Panel>
        <h3 className="text-lede">{t('funnel.bySource')}</h3>
        {sources.length === 0 ? (
          <p className="mt-3 text-compact text-ink-soft">{t('funnel.noSource')}</p>
        ) : (
          <div className="mt-4">
            <SourceTable sources={sources} siteName={siteName} />
          </div>
        )}
      </Panel>
      <Panel className="lg:col-span-2">
        <h3 className="text-lede">{t('funnel.byWeek')}</h3>
        <div className="mt-4">
          <WeekTable weeks={weeks} />
        </div>
      </Panel>
    </div>
  )
}
