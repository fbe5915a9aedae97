import { shortDay, wholeNumber } from '#app/ui/words.ts'

import { bars, CHART, columnMiddle, linePoints, niceMaximum } from './chart-shape.ts'

export type DayValue = { day: string; value: number }

const VIEW_BOX = `0 0 ${CHART.width} ${CHART.height}`

/** Names and values under the pointer, without a script. The table beneath says the same to everyone. */
function Columns({ series, noun }: { series: DayValue[]; noun: string }) {
  const room = CHART.width / series.length
  return series.map(({ day, value }, index) => (
    <rect
      key={day}
      x={columnMiddle(index, series.length) - room / 2}
      width={room}
      height={CHART.height}
      className="fill-transparent hover:fill-ink/5"
    >
      <title>{`${shortDay(day)}: ${wholeNumber(value)} ${noun}`}</title>
    </rect>
  ))
}

function Frame({ series, labels, tall }: { series: DayValue[]; labels: string[]; tall: boolean }) {
  return (
    <>
      <div
        aria-hidden="true"
        className={`pointer-events-none absolute inset-x-0 top-0 flex flex-col justify-between text-tiny text-ink-soft tabular-nums ${tall ? 'h-48' : 'h-16'}`}
      >
        {labels.map((label) => (
          <span key={label} className="-mt-2 h-0 text-right">
            <span className="bg-surface pl-1.5">{label}</span>
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="mt-2 flex justify-between text-tiny text-ink-soft tabular-nums">
        <span>{shortDay(series[0]?.day ?? '')}</span>
        <span>{shortDay(series.at(-1)?.day ?? '')}</span>
      </div>
    </>
  )
}

const GRID = 'stroke-line [vector-effect:non-scaling-stroke]'

/** A line over the days, on a scale from zero. */
export function LineChart({ series, noun }: { series: DayValue[]; noun: string }) {
  const values = series.map(({ value }) => value)
  const maximum = niceMaximum(values)
  const points = linePoints(values, maximum)
  const [first = 0, last = 0] = [columnMiddle(0, values.length), columnMiddle(values.length - 1, values.length)]
  return (
    <div className="relative">
      <svg
        viewBox={VIEW_BOX}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-48 w-full overflow-visible"
      >
        {[0, CHART.height / 2, CHART.height].map((y) => (
          <line key={y} x1="0" x2={CHART.width} y1={y} y2={y} className={GRID} />
        ))}
        <polygon
          points={`${first},${CHART.height} ${points.join(' ')} ${last},${CHART.height}`}
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
      </svg>
      <Frame series={series} labels={[wholeNumber(maximum), wholeNumber(maximum / 2), '0']} tall />
    </div>
  )
}

/** A bar for each day, which may hang below zero. */
export function BarChart({ series, noun }: { series: DayValue[]; noun: string }) {
  const values = series.map(({ value }) => value)
  const highest = niceMaximum(values)
  const least = Math.min(0, ...values)
  const lowest = least < 0 ? -niceMaximum([-least]) : 0
  const zero = (highest / (highest - lowest)) * CHART.height
  return (
    <div className="relative">
      <svg
        viewBox={VIEW_BOX}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-16 w-full overflow-visible"
      >
        <line x1="0" x2={CHART.width} y1="0" y2="0" className={GRID} />
        {bars(values, { highest, lowest }).map((bar, index) => (
          <rect
            key={series[index]?.day}
            {...bar}
            data-bar=""
            className={(values[index] ?? 0) < 0 ? 'fill-bad' : 'fill-accent'}
          />
        ))}
        <line
          x1="0"
          x2={CHART.width}
          y1={zero}
          y2={zero}
          className="stroke-line-strong [vector-effect:non-scaling-stroke]"
        />
        <Columns series={series} noun={noun} />
      </svg>
      <Frame series={series} labels={[wholeNumber(highest), wholeNumber(lowest)]} tall={false} />
    </div>
  )
}
