import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CopyTextEncoder } from '#db/copy-text-encoder.ts'

import { createLineSplitter, parseCopyLine } from './parse-copy-text.ts'

test('R650 what COPY has written is read as it was, however it is cut', () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  )
  const row = fc.record({ one: value, two: value })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.array(fc.nat(40), { maxLength: 10 }), (rows, cuts) => {
      const text = new CopyTextEncoder<{ one: string | null; two: string | null }>(['one', 'two'])
      for (const one of rows) text.add(one)
      const bytes = text.take()
      const split = createLineSplitter()
      const lines: string[] = []
      let at = 0
      for (const length of [...cuts, bytes.length]) {
        lines.push(...split(bytes.subarray(at, at + length)))
        at += length
      }
      expect(lines.map((line) => parseCopyLine(line, ['one', 'two']))).toEqual(rows)
    }),
  )
})

test('R650 every escape that PostgreSQL writes is read', () => {
  expect(parseCopyLine(String.raw`\b\f\n\r\t\v\\` + '\t' + String.raw`\\N`, ['a', 'b', 'c'])).toEqual({
    a: '\b\f\n\r\t\v\\',
    b: String.raw`\N`,
    c: null,
  })
})
