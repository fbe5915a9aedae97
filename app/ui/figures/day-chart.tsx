import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { formatShortUtcDay, wholeNumber } from '#app/ui/format.ts'

import { chartBars, CHART_SIZE, columnMiddle, linePoints, niceMaximum } from './chart-shape.ts'

export type DayValue = { day: string; value: number }

/** Tooltips without a script. The table below has the same values for everyone. */
function Columns({ series, noun }: { series: DayValue[]; noun: string }) {
  const t = useTexts()
  const room = CHART_SIZE.width / series.length
  return series.map(({ day, value }, index) => (
    <rect
      key={day}
      x={columnMiddle(index, series.length) - room / 2}
      width={room}
      height={CHART_SIZE.height}
      className="fill-transparent hover:fill-ink/5"
    >
      <title>{t('figures.value', { day: formatShortUtcDay(day), count: value, noun })}</title>
    </rect>
  ))
}

type Label = { text: string; at: 'top' | 'middle' | 'bottom' }

const AT: Record<Label['at'], string> = {
  top: 'self-start -translate-y-1/2',
  middle: 'self-center',
  bottom: 'self-end translate-y-1/2',
}

/** The chart with its labels as text outside the SVG, so that they are not stretched, and beside it, clear of the line. */
function Frame({ series, labels, height, children }: FrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 text-tiny text-ink-soft tabular-nums">
      <svg
        viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`block w-full overflow-visible ${height}`}
      >
        {children}
      </svg>
      <div aria-hidden="true" className="grid justify-items-end">
        {labels.map(({ text, at }) => (
          <span key={at} className={`[grid-area:1/1] ${AT[at]}`}>
            {text}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between">
        {[series[0], series.at(-1)].map(
          (one, index) =>
            one && (
              // oxlint-disable-next-line react/no-array-index-key -- both may be the same day
              <time key={index} dateTime={one.day}>
                {formatShortUtcDay(one.day)}
              </time>
            ),
        )}
      </div>
    </div>
  )
}

type FrameProps = { series: DayValue[]; labels: Label[]; height: string; children: ReactNode }

const GRID = 'stroke-line [vector-effect:non-scaling-stroke]'

/** R759: without any value, the figure's summary says so in place of an empty chart. */
const isFlat = (values: number[]) => values.every((value) => value === 0)

/** A line chart by day, on an axis from zero. */
export function LineChart({ series, noun }: { series: DayValue[]; noun: string }) {
  const values = series.map(({ value }) => value)
  if (isFlat(values)) return null
  const maximum = niceMaximum(values)
  const points = linePoints(values, maximum)
  const [first = 0, last = 0] = [columnMiddle(0, values.length), columnMiddle(values.length - 1, values.length)]
  const labels: Label[] = [
    { text: wholeNumber(maximum), at: 'top' },
    { text: wholeNumber(maximum / 2), at: 'middle' },
  ]
  return (
    <Frame series={series} labels={labels} height="h-44 lg:h-72">
      {[0, CHART_SIZE.height / 2, CHART_SIZE.height].map((y) => (
        <line key={y} x1="0" x2={CHART_SIZE.width} y1={y} y2={y} className={GRID} />
      ))}
      <polygon
        points={`${first},${CHART_SIZE.height} ${points.join(' ')} ${last},${CHART_SIZE.height}`}
        className="fill-accent/12"
      />
      <polyline
        points={points.join(' ')}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="fill-none stroke-accent [vector-effect:non-scaling-stroke]"
      />
      <Columns series={series} noun={noun} />
    </Frame>
  )
}

/** A bar chart by day; values may be negative. */
export function BarChart({ series, noun }: { series: DayValue[]; noun: string }) {
  const values = series.map(({ value }) => value)
  if (isFlat(values)) return null
  const highest = niceMaximum(values)
  const least = Math.min(0, ...values)
  const lowest = least < 0 ? -niceMaximum([-least]) : 0
  const zero = (highest / (highest - lowest)) * CHART_SIZE.height
  const labels: Label[] = [
    { text: wholeNumber(highest), at: 'top' },
    ...(lowest < 0 ? [{ text: wholeNumber(lowest), at: 'bottom' as const }] : []),
  ]
  return (
    <Frame series={series} labels={labels} height="h-20">
      <line x1="0" x2={CHART_SIZE.width} y1="0" y2="0" className={GRID} />
      {chartBars(values, { highest, lowest }).map((bar, index) => (
        <rect
          key={series[index]?.day}
          {...bar}
          data-bar=""
          className={(values[index] ?? 0) < 0 ? 'fill-bad' : 'fill-accent'}
        />
      ))}
      <line
        x1="0"
        x2={CHART_SIZE.width}
        y1={zero}
        y2={zero}
        className="stroke-line-strong [vector-effect:non-scaling-stroke]"
      />
      <Columns series={series} noun={noun} />
    </Frame>
  )
}
