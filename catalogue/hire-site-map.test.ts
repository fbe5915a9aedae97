import { expect, test } from 'vitest'

import { createHirePathIndex, nestPaths } from './hire-site-map.ts'
import type { HireSiteMap } from './types.ts'

const flat: HireSiteMap = {
  '/hire/figma': 1,
  '/hire/seo': 1,
  '/hire/seo/gb': 1,
  '/hire/seo/gb/london': 1,
  '/hire/seo/us': 1,
}
const nested = { figma: {}, seo: { gb: ['london'], us: [] } }

test('both forms hold the same paths', () => {
  expect(nestPaths(Object.keys(flat))).toEqual(nested)
  expect([...createHirePathIndex(nested).paths()]).toEqual([...createHirePathIndex(flat).paths()])
})

test.each([
  ['flat', createHirePathIndex(flat)],
  ['nested', createHirePathIndex(nested)],
])('the %s form finds what it holds and nothing else', (_, { has }) => {
  expect(has({ skill: 'seo' })).toBe(true)
  expect(has({ skill: 'seo', country: 'us' })).toBe(true)
  expect(has({ skill: 'seo', country: 'gb', city: 'london' })).toBe(true)
  expect(has({ skill: 'seo', country: 'us', city: 'london' })).toBe(false)
  expect(has({ skill: 'figma', country: 'gb' })).toBe(false)
  expect(has({ skill: 'constructor' })).toBe(false)
  expect(has({ skill: 'seo', country: 'toString' })).toBe(false)
  expect(has({ skill: '__proto__', country: 'constructor', city: 'name' })).toBe(false)
})

test('a path does not bring its parents along', () => {
  const { has } = createHirePathIndex({ '/hire/seo/gb/london': 1 })
  expect(has({ skill: 'seo', country: 'gb' })).toBe(false)
  expect(has({ skill: 'seo' })).toBe(false)
})
