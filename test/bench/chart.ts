import type { Figure } from './figure.ts'

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [760, 340, 64, 250, 40, 44]
/** Distinguishable for colour-blind readers, on light and dark backgrounds. */
const COLOURS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#b58900',
  '#56b4e9',
  '#7f5fb0',
  '#777777',
  '#a0522d',
  '#2f6f4f',
]
const GREY = '#888888'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Line = { name: string; points: { x: number; y: number }[] }

function linesOf(figures: Figure[]): Line[] {
  const byName = Map.groupBy(figures, ({ name }) => name)
  return [...byName]
    .map(([name, some]) => ({
      name,
      points: some.flatMap(({ profiles, value }) => (profiles ? [{ x: profiles, y: Math.max(value, 0.01) }] : [])),
    }))
    .filter(({ points }) => points.length > 1)
}

function powersOfTen(values: number[]): number[] {
  const least = Math.floor(Math.log10(Math.min(...values)))
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...values))))
  return Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index))
}

/** The position of a value between the first and the last tick, from 0 to 1. */
function place(value: number, ticks: number[]): number {
  const [first, last] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)]
  return (Math.log10(value) - first) / (last - first)
}

/** A log-log chart of how figures grow with the site; undefined for a single size. */
export function drawChart(title: string, figures: Figure[]): string | undefined {
  const lines = linesOf(figures).slice(0, COLOURS.length)
  const all = lines.flatMap(({ points }) => points)
  if (all.length === 0) return undefined
  const [xs, ys] = [powersOfTen(all.map(({ x }) => x)), powersOfTen(all.map(({ y }) => y))]
  const x = (value: number) => Math.round(LEFT + place(value, xs) * (WIDTH - LEFT - RIGHT))
  const y = (value: number) => Math.round(HEIGHT - BOTTOM - place(value, ys) * (HEIGHT - TOP - BOTTOM))
  const axes = [
    ...xs.map(
      (tick) => `<text x="${x(tick)}" y="${HEIGHT - 20}" text-anchor="middle">${tick.toLocaleString('en')}</text>`,
    ),
    ...ys.flatMap((tick) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(tick)}" y2="${y(tick)}" stroke="${GREY}" stroke-opacity="0.3"/>`,
      `<text x="${LEFT - 8}" y="${y(tick) + 4}" text-anchor="end">${tick.toLocaleString('en')} ms</text>`,
    ]),
  ]
  const marks = lines.flatMap(({ name, points }, index) => {
    const colour = COLOURS[index] ?? GREY
    const label = TOP + 8 + index * 22
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map((one) => `${x(one.x)},${y(one.y)}`).join(' ')}"/>`,
      ...points.map((one) => `<circle cx="${x(one.x)}" cy="${y(one.y)}" r="3.5" fill="${colour}"/>`),
      `<rect x="${WIDTH - RIGHT + 16}" y="${label - 9}" width="12" height="12" fill="${colour}"/>`,
      `<text x="${WIDTH - RIGHT + 34}" y="${label + 1}">${escaped(name)}</text>`,
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" font-family="sans-serif" font-size="12" fill="${GREY}">`,
    `<text x="${LEFT}" y="20" font-size="14" font-weight="bold">${escaped(title)}, by number of profiles</text>`,
    ...axes,
    ...marks,
    '</svg>\n',
  ].join('\n')
}
