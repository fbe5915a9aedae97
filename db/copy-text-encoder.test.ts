import { expect, test } from 'vitest'

import { CopyTextEncoder } from './copy-text-encoder.ts'

function linesOf(...rows: object[]): string {
  const text = new CopyTextEncoder<Record<string, unknown>>(Object.keys(rows[0] ?? {}))
  for (const row of rows) text.add(row as Record<string, unknown>)
  return text.take().toString()
}

test('values are written as COPY reads them', () => {
  expect(linesOf({ a: 'x', b: null, c: undefined, d: 1.5, e: true })).toBe('x\t\\N\t\\N\t1.5\ttrue\n')
  expect(linesOf({ a: 'one\ttwo\nthree\r\\four', b: '\\N' })).toBe('one\\ttwo\\nthree\\r\\\\four\t\\\\N\n')
  expect(linesOf({ a: [], b: [1, -2], c: ['a b', 'say "c"', 'd\\e', 'null'] })).toBe(
    '{}\t{1,-2}\t{"a b","say \\\\"c\\\\"","d\\\\\\\\e","null"}\n',
  )
})

test('dates are written as JSON has them, whatever was written before', () => {
  const dates = [0, 1, -1, 86_400_000, 1_750_000_000_123, -62_135_596_800_000].map((time) => new Date(time))
  expect(linesOf(...dates.map((a) => ({ a })))).toBe(dates.map((date) => `${date.toISOString()}\n`).join(''))
})

test('rows that have much in common are all there, in any letters', () => {
  const rows = Array.from({ length: 3000 }, (_, n) => ({ a: 'the same', b: n, c: n % 7 === 0 ? 'Łódź 東京 🎨' : null }))
  expect(linesOf(...rows)).toBe(rows.map(({ a, b, c }) => `${a}\t${b}\t${c ?? '\\N'}\n`).join(''))
})

test('text that was taken is not returned again', () => {
  const text = new CopyTextEncoder<{ a: number }>(['a'])
  text.add({ a: 1 })
  expect(text.take().toString()).toBe('1\n')
  expect(text.take()).toHaveLength(0)
  text.add({ a: 1 })
  expect(text.take().toString()).toBe('1\n')
})
