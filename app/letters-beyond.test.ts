import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { hasLettersBeyond } from './letters-beyond.ts'

const css = readFileSync(new URL('./styles/fonts.css', import.meta.url), 'utf8')

/** First and last of each range of the files with the extended letters. */
const ranges = Array.from(css.matchAll(/latin-ext[^}]*unicode-range:([^;]*);/g), ([, list = '']) =>
  Array.from(list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]),
)

test('exactly the letters for which the styles have a second file', () => {
  expect(ranges).toHaveLength(2)
  for (const range of ranges) {
    const inside = (code: number) => range.some(([first = 0, last = 0]) => code >= first && code <= last)
    const wrong = Array.from({ length: 0x3000 }, (_, code) => code).filter(
      (code) => hasLettersBeyond(String.fromCodePoint(code)) !== inside(code),
    )
    expect(wrong).toEqual([])
  }
})

test.each([
  ['Zoë Müller, São Paulo, Dún Laoghaire', false],
  ['Łukasz', true],
  ['İstanbul', true],
  ['Nguyễn', true],
  ['€ 500 – “quoted”', false],
])('%s', (text, beyond) => {
  expect(hasLettersBeyond(text)).toBe(beyond)
})
