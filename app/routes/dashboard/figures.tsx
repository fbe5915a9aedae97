import { BarChart, type DayValue, LineChart } from '#app/ui/figures/day-chart.tsx'
import { DayTable } from '#app/ui/figures/day-table.tsx'
import { Figure } from '#app/ui/figures/figure.tsx'
import { change, shortDay, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { plural } from '#domain/text/plural.ts'

type Series = 'views' | 'likes' | 'followers'

const seriesOf = (days: Statistics['days'], name: Series): DayValue[] =>
  days.map((one) => ({ day: one.day, value: one[name] }))

const daysBefore = (count: number) => (count === 1 ? 'the day before' : `in the ${plural(count, 'day')} before`)
const lastDays = (count: number) => (count === 1 ? 'today' : `in the last ${plural(count, 'day')}`)

function comparison(now: number, before: number, days: number): string {
  if (now === before) return `as many as ${daysBefore(days)}`
  const more = now > before ? 'more' : 'fewer'
  return `${wholeNumber(Math.abs(now - before))} ${more} than ${daysBefore(days)}`
}

function describeViews({ days, totals, before }: Statistics): string {
  if (totals.views === 0 && before.views === 0) {
    return `Nobody has looked ${lastDays(days.length)}. A visitor counts once a day, and you do not count.`
  }
  const best = days.reduce((most, day) => (day.views > most.views ? day : most))
  const peak = best.views > 0 ? ` The best day was ${shortDay(best.day)} with ${wholeNumber(best.views)}.` : ''
  return `${plural(totals.views, 'view')} ${lastDays(days.length)}, ${comparison(totals.views, before.views, days.length)}.${peak}`
}

/** Likes or followers gained and lost. */
function Gains({ statistics, name, noun }: { statistics: Statistics; name: 'likes' | 'followers'; noun: string }) {
  const { days, totals, allTime } = statistics
  return (
    <Figure
      title={noun}
      value={wholeNumber(allTime[name])}
      summary={`${totals[name] === 0 ? 'No change' : change(totals[name])} ${lastDays(days.length)}.`}
    >
      <BarChart series={seriesOf(days, name)} noun={name} />
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
  const { days, totals } = statistics
  if (isAllZero(statistics)) {
    return (
      <Panel>
        <p className="max-w-prose text-compact text-ink-soft">
          No views, likes or followers yet. Share the address of your profile, and you see here by day how it is seen.
        </p>
      </Panel>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Figure title="Profile views" value={wholeNumber(totals.views)} summary={describeViews(statistics)}>
          <LineChart series={seriesOf(days, 'views')} noun="views" />
        </Figure>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
          <Gains statistics={statistics} name="likes" noun="Likes" />
          <Gains statistics={statistics} name="followers" noun="Followers" />
        </div>
      </div>
      <DayTable
        caption="Views, likes and followers by day (UTC)"
        days={days}
        columns={[
          { name: 'Views', value: (day) => wholeNumber(day.views) },
          { name: 'Likes', value: (day) => change(day.likes) },
          { name: 'Followers', value: (day) => change(day.followers) },
        ]}
      />
    </div>
  )
}
