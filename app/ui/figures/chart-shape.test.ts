import { expect, test } from 'vitest'

import { chartBars, linePoints, niceMaximum } from './chart-shape.ts'

test.each([
  [[], 2],
  [[0, 0], 2],
  [[0, 1], 2],
  [[3], 4],
  [[4], 4],
  [[5], 6],
  [[9], 10],
  [[13], 20],
  [[48], 50],
  [[51], 60],
  [[76], 80],
  [[81], 100],
  [[7], 8],
  [[1999], 2000],
  [[123_456], 200_000],
])('R759 the scale of %j ends at %i', (values, end) => {
  expect(niceMaximum(values)).toBe(end)
})

test('a line has a point in the middle of each day, and larger values are higher', () => {
  expect(linePoints([0, 5, 10, 2], 10)).toEqual(['125,100', '375,50', '625,0', '875,80'])
})

test('bars start at zero, and negative ones extend below it', () => {
  expect(chartBars([2, 0, -1], { highest: 2, lowest: -2 })).toEqual([
    { x: 50, y: 0, width: 233.33, height: 50 },
    { x: 383.33, y: 50, width: 233.33, height: 0 },
    { x: 716.67, y: 50, width: 233.33, height: 25 },
  ])
})
