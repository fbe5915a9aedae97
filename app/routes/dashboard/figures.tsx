import type { ReactNode } from 'react'

import { change, shortDay, wholeNumber } from '#app/ui/words.ts'
import type { Statistics } from '#domain/statistics.ts'

import { BarChart, type DayValue, LineChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { Panel } from './panel.tsx'

type Series = 'views' | 'likes' | 'followers'

const seriesOf = (days: Statistics['days'], name: Series): DayValue[] =>
  days.map((one) => ({ day: one.day, value: one[name] }))

const lastDays = (count: number) => (count === 1 ? 'today' : `in the last ${count} days`)
const plural = (count: number, one: string, many: string) => `${wholeNumber(count)} ${count === 1 ? one : many}`

function comparison(now: number, before: number, days: number): string {
  if (now === before) return `as many as in the ${days} days before`
  const more = now > before ? 'more' : 'fewer'
  return `${wholeNumber(Math.abs(now - before))} ${more} than in the ${days} days before`
}

function viewsInWords({ days, totals, before }: Statistics): string {
  if (totals.views === 0 && before.views === 0) {
    return `Nobody has looked ${lastDays(days.length)}. A visitor counts once a day, and you do not count.`
  }
  const best = days.reduce((most, day) => (day.views > most.views ? day : most))
  const peak = best.views > 0 ? ` The best day was ${shortDay(best.day)} with ${wholeNumber(best.views)}.` : ''
  return `${plural(totals.views, 'view', 'views')} ${lastDays(days.length)}, ${comparison(totals.views, before.views, days.length)}.${peak}`
}

function Figure({
  title,
  value,
  summary,
  children,
}: {
  title: string
  value: string
  summary: string
  children: ReactNode
}) {
  return (
    <Panel className="grid grid-rows-[auto_1fr] gap-5">
      <div>
        <h3 className="font-text text-compact font-semibold tracking-normal text-ink-soft">{title}</h3>
        <p className="mt-1 font-display text-heading leading-none font-semibold tabular-nums">{value}</p>
        <p className="mt-2 text-small text-ink-soft">{summary}</p>
      </div>
      <div className="self-end">{children}</div>
    </Panel>
  )
}

/** What was gained and lost: both kinds of mark read alike. */
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

/** Views, likes and followers by day: drawn, in words, and as a table. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const { days, totals } = statistics
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Figure title="Profile views" value={wholeNumber(totals.views)} summary={viewsInWords(statistics)}>
          <LineChart series={seriesOf(days, 'views')} noun="views" />
        </Figure>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
          <Gains statistics={statistics} name="likes" noun="Likes" />
          <Gains statistics={statistics} name="followers" noun="Followers" />
        </div>
      </div>
      <DayTable days={days} />
    </div>
  )
}
