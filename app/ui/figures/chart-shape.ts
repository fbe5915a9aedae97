/** SVG units; the chart is stretched to the available space. */
export const CHART_SIZE = { width: 1000, height: 100 } as const

/** Axis maxima that are easy to halve, times a power of ten. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10]

/** The maximum of an axis that starts at zero: round and even, so that its half is a whole number. */
export function niceMaximum(values: number[]): number {
  const largest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(largest))
  return STEPS.map((step) => step * power).find((end) => end >= largest && end % 2 === 0) ?? largest
}

const round = (value: number) => Math.round(value * 100) / 100

/** The middle of each day's column. */
export function columnMiddle(index: number, count: number): number {
  return round(((index + 0.5) / count) * CHART_SIZE.width)
}

/** The points of a line, as `x,y`, with zero at the bottom. */
export function linePoints(values: number[], maximum: number): string[] {
  return values.map((value, index) => {
    const y = round(CHART_SIZE.height * (1 - value / maximum))
    return `${columnMiddle(index, values.length)},${y}`
  })
}

type Bar = { x: number; y: number; width: number; height: number }

/** A bar for each value; negative ones extend below the zero line. */
export function chartBars(values: number[], { highest, lowest }: { highest: number; lowest: number }): Bar[] {
  const unit = CHART_SIZE.height / (highest - lowest)
  const room = CHART_SIZE.width / values.length
  return values.map((value, index) => ({
    x: round(index * room + room * 0.15),
    y: round((highest - Math.max(value, 0)) * unit),
    width: round(room * 0.7),
    height: round(Math.abs(value) * unit),
  }))
}
