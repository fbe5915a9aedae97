import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { BarChart, type DayValue, LineChart } from '#app/ui/figures/day-chart.tsx'
import { DayTable } from '#app/ui/figures/day-table.tsx'
import { Figure } from '#app/ui/figures/figure.tsx'
import { formatChange, formatShortUtcDay, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { Statistics } from '#domain/statistics/statistics.ts'

type Series = 'views' | 'likes' | 'followers'

const seriesOf = (days: Statistics['days'], name: Series): DayValue[] =>
  days.map((one) => ({ day: one.day, value: one[name] }))

function describeViews({ days: all, totals, before }: Statistics, t: PageTexts): string {
  const days = all.length
  if (totals.views === 0 && before.views === 0) return t('dashboard.figures.noViews', { days })
  const difference = Math.abs(totals.views - before.views)
  const counts = { count: totals.views, days }
  const compared =
    difference === 0
      ? t('dashboard.figures.same', counts)
      : t(`dashboard.figures.${totals.views > before.views ? 'more' : 'fewer'}`, { ...counts, difference })
  const best = all.reduce((most, day) => (day.views > most.views ? day : most))
  if (best.views === 0) return compared
  return `${compared} ${t('dashboard.figures.best', { day: formatShortUtcDay(best.day), count: best.views })}`
}

/** Likes or followers gained and lost. */
function Gains({ statistics, name }: { statistics: Statistics; name: 'likes' | 'followers' }) {
  const t = useTexts()
  const { totals, allTime } = statistics
  const days = statistics.days.length
  const summary =
    totals[name] === 0
      ? t('dashboard.figures.noChange', { days })
      : t('dashboard.figures.change', { change: formatChange(totals[name]), days })
  return (
    <Figure title={t(`dashboard.figures.${name}`)} value={wholeNumber(allTime[name])} summary={summary}>
      <BarChart series={seriesOf(statistics.days, name)} noun={t(`dashboard.figures.${name}`)} />
    </Figure>
  )
}

/** R730: charts of zeros say no more than a sentence. */
const isAllZero = ({ totals, before, allTime }: Statistics) =>
  [totals.views, before.views, totals.likes, totals.followers, allTime.likes, allTime.followers].every(
    (figure) => figure === 0,
  )

/** Views, likes and followers by day: as a chart, a sentence and a table. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const t = useTexts()
  const { days, totals } = statistics
  if (isAllZero(statistics)) {
    return (
      <Panel>
        <p className="max-w-prose text-compact text-ink-soft">{t('dashboard.figures.none')}</p>
      </Panel>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Figure
          title={t('dashboard.figures.views')}
          value={wholeNumber(totals.views)}
          summary={describeViews(statistics, t)}
        >
          <LineChart series={seriesOf(days, 'views')} noun={t('dashboard.figures.viewsNoun')} />
        </Figure>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
          <Gains statistics={statistics} name="likes" />
          <Gains statistics={statistics} name="followers" />
        </div>
      </div>
      <DayTable
        caption={t('dashboard.figures.table')}
        days={days}
        columns={[
          { name: t('dashboard.figures.viewsColumn'), value: (day) => wholeNumber(day.views) },
          { name: t('dashboard.figures.likes'), value: (day) => formatChange(day.likes) },
          { name: t('dashboard.figures.followers'), value: (day) => formatChange(day.followers) },
        ]}
      />
    </div>
  )
}
