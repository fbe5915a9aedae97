import { expect, test } from 'vitest'

import { newId } from './new-id.ts'

test('ids are UUIDs of version 7, and sort by time', () => {
  const [early, late] = [newId(1_700_000_000_000), newId(1_700_000_000_001)]
  expect(early).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(early < late).toBe(true)
  expect(newId()).not.toBe(newId())
})

test('ids of the same millisecond sort by creation, and never collide', () => {
  const ids = Array.from({ length: 2000 }, () => newId(1_700_000_000_002))
  expect(ids.toSorted()).toEqual(ids)
  const many = new Set(Array.from({ length: 10_000 }, () => newId(1_700_000_000_003)))
  expect(many.size).toBe(10_000)
})
