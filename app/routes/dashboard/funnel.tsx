import { useTexts } from '#app/shell/use-texts.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { STEP_LABELS } from '#app/ui/figures/funnel-labels.ts'
import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { shortDay, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import { FUNNEL_STEPS, type FunnelStep } from '#domain/statistics/funnel-steps.ts'
import type { Funnel as FunnelFigures } from '#domain/statistics/funnel.ts'
import { plural } from '#domain/text/plural.ts'

import { sourceName } from './source-name.ts'

const number = (name: string) => ({ name, kind: 'number' as const })

const EXPLAINED: Record<FunnelStep, string> = {
  shown: 'your card in lists',
  opened: 'your profile, once a day per network',
  contacted: 'conversations that clients began',
  answered: 'of these conversations',
  hired: 'of these, as both sides say',
}

/** The share of the step before, where that says something. */
function shareOf(totals: FunnelFigures['totals'], index: number): string {
  const [step, before] = [FUNNEL_STEPS[index], FUNNEL_STEPS[index - 1]]
  if (!step || !before || totals[before] === 0 || totals[step] > totals[before]) return ''
  const share = (totals[step] / totals[before]) * 100
  const rounded = share > 0 && share < 1 ? 'under 1' : String(Math.round(share))
  return `${rounded}% of ${STEP_LABELS[before].toLowerCase()}`
}

/** Bars on a scale of orders of magnitude: thousands are shown for one who is hired. */
function barOf(value: number, most: number): number {
  return most === 0 ? 0 : Math.log10(1 + value) / Math.log10(1 + most)
}

function Steps({ totals }: Pick<FunnelFigures, 'totals'>) {
  const most = Math.max(...FUNNEL_STEPS.map((step) => totals[step]))
  return (
    <dl className="mt-4 grid gap-3.5">
      {FUNNEL_STEPS.map((step, index) => (
        <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-compact">
          <dt>
            <b className="font-semibold">{STEP_LABELS[step]}</b>{' '}
            <span className="text-ink-soft">{EXPLAINED[step]}</span>
          </dt>
          <dd className="text-right tabular-nums">
            <span className="mr-2 text-small text-ink-soft max-sm:hidden">{shareOf(totals, index)}</span>
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
  return (
    <PlainTable
      caption="From shown to hired, by week (UTC)"
      columns={[{ name: 'Week of' }, ...FUNNEL_STEPS.map((step) => number(STEP_LABELS[step]))]}
      rows={weeks.toReversed().map((week) => ({
        key: week.week,
        cells: [
          <time key="week" dateTime={week.week} className="whitespace-nowrap">
            {shortDay(week.week)}
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
      caption="Shown and opened, by source"
      columns={[{ name: 'Source' }, number(STEP_LABELS.shown), number(STEP_LABELS.opened)]}
      rows={sources.map((one) => ({
        key: one.source,
        cells: [
          one.kind === 'hire' ? (
            <a key="source" href={encodeURI(one.source)} className="touch-target">
              {sourceName(one, siteName, t)}
            </a>
          ) : (
            sourceName(one, siteName, t)
          ),
          isList(one) ? wholeNumber(one.shown) : '–',
          wholeNumber(one.opened),
        ],
      }))}
    />
  )
}

/** R351: what becomes of being listed, over the last weeks. */
export function Funnel({ funnel, siteName }: { funnel: FunnelFigures; siteName: string }) {
  const { weeks, totals, sources } = funnel
  if (FUNNEL_STEPS.every((step) => totals[step] === 0)) {
    return (
      <Panel>
        <p className="max-w-prose text-compact text-ink-soft">
          Nothing yet, in the last {plural(weeks.length, 'week')}. Once your profile is listed you see here how often
          lists show it, and how many open it, write to you and hire you.
        </p>
      </Panel>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Panel>
        <h3 className="text-lede">The last {plural(weeks.length, 'week')}</h3>
        <Steps totals={totals} />
        <p className="mt-4 text-small text-ink-soft">
          “Shown” is a lower bound: pages that a cache in front of {siteName} sends are not counted. A conversation
          counts in the week in which it began. Longer bars mean more, but not in proportion.
        </p>
      </Panel>
      <Panel>
        <h3 className="text-lede">By source</h3>
        {sources.length === 0 ? (
          <p className="mt-3 text-compact text-ink-soft">No page has shown this profile in these weeks.</p>
        ) : (
          <div className="mt-4">
            <SourceTable sources={sources} siteName={siteName} />
          </div>
        )}
      </Panel>
      <Panel className="lg:col-span-2">
        <h3 className="text-lede">By week</h3>
        <div className="mt-4">
          <WeekTable weeks={weeks} />
        </div>
      </Panel>
    </div>
  )
}
