import { expect, test } from 'vitest'

import { cdnHeaders, encodeHeaderTag } from './cdn-headers.ts'

test('R397 a page with more tags than a header can hold carries none', () => {
  const tags = Array.from({ length: 1000 }, (_, at) => `count:/hire/skill-${at}`)
  expect(cdnHeaders(tags, 3600)).toEqual([])
  expect(cdnHeaders(tags.slice(0, 10), 3600)).toContain('surrogate-key')
  expect(cdnHeaders(tags.slice(0, 10), 0)).toEqual([])
})

test('R397 a tag has no separator and no letter that a header cannot hold', () => {
  expect(encodeHeaderTag('cards:/hire/seo/fr/paris')).toBe('cards:/hire/seo/fr/paris')
  expect(encodeHeaderTag('cards:/hire/a b,c\r\nx: ü')).toMatch(/^[\w:/.@%-]+$/)
})
