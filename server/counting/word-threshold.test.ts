import { expect, test } from 'vitest'

import { createSearchedWordThreshold } from './word-threshold.ts'

let today = new Date('2026-05-10T10:00:00Z')
const open = (atMost?: number) => createSearchedWordThreshold({ now: () => today, ...(atMost && { atMost }) })

test('R353 a word counts from the third network on, with the searches before it', () => {
  const threshold = open()
  expect(['a', 'a', 'a', 'b', 'b'].map((network) => threshold.count('blorbify', network))).toEqual([0, 0, 0, 0, 0])
  expect(threshold.count('zorp', 'c')).toBe(0)
  expect(threshold.count('blorbify', 'c')).toBe(3)
  expect(threshold.count('blorbify', 'a')).toBe(1)
})

test('R353 after a week it begins again', () => {
  const threshold = open()
  for (const network of ['a', 'b']) threshold.count('blorbify', network)
  today = new Date('2026-05-17T10:00:00Z')
  expect(['c', 'd', 'e'].map((network) => threshold.count('blorbify', network))).toEqual([0, 0, 3])
})

test('R353 a flood of words takes bounded memory, and pushes out the oldest', () => {
  const threshold = open(10)
  for (const network of ['a', 'b']) threshold.count('blorbify', network)
  for (let at = 0; at < 10; at++) threshold.count(`word${at}`, 'a')
  expect(threshold.count('blorbify', 'c')).toBe(0)
})
