import { expect, test } from 'vitest'

import { foldedWords, foldText } from './fold-text.ts'

test.each([
  ['José', 'jose'],
  ['Łódź', 'lodz'],
  ['Großmann', 'grossmann'],
  ['Ægir Þórsson', 'aegir thorsson'],
  ['İstanbul', 'istanbul'],
  ['ＷＩＤＥ', 'wide'],
  ['東京', '東京'],
  ['Αθήνα', 'αθηνα'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('words are separated by everything that is no letter or digit', () => {
  expect(foldedWords("  O'Brien & Søn — UI/UX, next.js (3D) 🎨 ")).toEqual([
    'o',
    'brien',
    'son',
    'ui',
    'ux',
    'next',
    'js',
    '3d',
  ])
  expect(foldedWords('… !? 🎨 %_')).toEqual([])
})
