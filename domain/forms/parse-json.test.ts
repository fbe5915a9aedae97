import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isNestedDeeper, parseJson } from './parse-json.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('R185 a text is as deep as what it says, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 7 }), (value, max) => {
      expect(isNestedDeeper(JSON.stringify(value), max)).toBe(depthOf(value) > max)
    }),
  )
  expect(isNestedDeeper('{"a":"[[[[\\"[[["}', 1)).toBe(false)
  expect(isNestedDeeper('['.repeat(200_000), 32)).toBe(true)
})

test('R185 what cannot be converted to text is refused, however it is written', () => {
  expect(parseJson('{"length":{"a":[1,"toString"]}}')).toEqual({ length: { a: [1, 'toString'] } })
  for (const text of ['{"length":{"toString":1}}', '[{"value\\u004ff":null}]', '['.repeat(200), '{', '']) {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  }
})
