import { expect, test } from 'vitest'

import { createWordGate } from './word-gate.ts'

let today = new Date('2026-05-10T10:00:00Z')
const open = (atMost?: number) => createWordGate({ now: () => today, ...(atMost && { atMost }) })

test('R353 a word counts from the third network on, with the searches before it', () => {
  const gate = open()
  expect(['a', 'a', 'a', 'b', 'b'].map((network) => gate.admit('blorbify', network))).toEqual([0, 0, 0, 0, 0])
  expect(gate.admit('zorp', 'c')).toBe(0)
  expect(gate.admit('blorbify', 'c')).toBe(3)
  expect(gate.admit('blorbify', 'a')).toBe(1)
})

test('R353 after a week it begins anew', () => {
  const gate = open()
  for (const network of ['a', 'b']) gate.admit('blorbify', network)
  today = new Date('2026-05-17T10:00:00Z')
  expect(['c', 'd', 'e'].map((network) => gate.admit('blorbify', network))).toEqual([0, 0, 3])
})

test('R353 a flood of words takes bounded memory, and pushes out the oldest', () => {
  const gate = open(10)
  for (const network of ['a', 'b']) gate.admit('blorbify', network)
  for (let at = 0; at < 10; at++) gate.admit(`word${at}`, 'a')
  expect(gate.admit('blorbify', 'c')).toBe(0)
})
