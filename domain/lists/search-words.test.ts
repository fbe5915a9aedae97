import { expect, test } from 'vitest'

import { searchWords } from './search-words.ts'

test('R62 stop words are left out, unless there is nothing else', () => {
  expect(searchWords('a designer for the shop in São Paulo')).toEqual(['designer', 'shop', 'sao', 'paulo'])
  expect(searchWords('the and of')).toEqual(['the', 'and', 'of'])
})

test('R62 each word counts once, up to a limit', () => {
  expect(searchWords('SEO seo Séo')).toEqual(['seo'])
  expect(searchWords(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12)
})

test('R62 a text without words has none', () => {
  expect(searchWords('')).toEqual([])
  expect(searchWords("'); -- %_ :* & | ! <-> 🎨")).toEqual([])
})
