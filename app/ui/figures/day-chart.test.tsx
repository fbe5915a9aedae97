import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BarChart, LineChart } from './day-chart.tsx'

const seriesOf = (values: number[]) => values.map((value, index) => ({ day: `2026-03-0${index + 1}`, value }))
const charts = (values: number[]) =>
  [LineChart, BarChart].map((Chart) => renderToStaticMarkup(<Chart series={seriesOf(values)} noun="views" />))

test('R759 there is no chart of nothing', () => {
  expect(charts([0, 0, 0])).toEqual(['', ''])
  for (const chart of charts([0, 1, 0])) expect(chart).toContain('<svg')
})

test('R759 the axis of small numbers is short', () => {
  for (const chart of charts([0, 1, 0])) expect(chart).toMatch(/>2<\/span>/)
})
