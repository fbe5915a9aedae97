import { expect, test } from 'vitest'

import { findRepeatedKey } from './repeated-key.ts'

test.each([
  ['{"a": 1, "a": 1}', ['a']],
  ['{"a": {"b": [0, {"c": 1, "d": 2, "c": 3}]}}', ['a', 'b', 1, 'c']],
  [String.raw`{"a": 1, "\u0061": 2}`, ['a']],
  ['[[], [{}, {"x": {}, "x": {}}]]', [1, 1, 'x']],
  ['{"": 1, "": 2}', ['']],
  ['{"__proto__": 1, "__proto__": 2}', ['__proto__']],
] as const)('R479 %s has a key twice', (text, path) => {
  expect(findRepeatedKey(text)).toEqual(path)
})

test.each([
  '{}',
  'null',
  '"a"',
  '{"a": {"a": {"a": 1}}, "b": {"a": 1}}',
  '[{"a": 1}, {"a": 1}]',
  String.raw`{"a": "\"a\": {", "b": "\\", "c": ":,[{", "d": ["a", "a"]}`,
  '{"toString": 1, "valueOf": 2}',
])('R479 %s has none twice', (text) => {
  expect([JSON.parse(text) !== undefined, findRepeatedKey(text)]).toEqual([true, undefined])
})

test('R479 a deep text and one of many keys are read in no time', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `"key-${at}": "${'\\\\'.repeat(3)}"`)
  expect(findRepeatedKey(`{${keys.join(', ')}}`)).toBeUndefined()
  expect(findRepeatedKey(`["${'x\\\\'.repeat(1_000_000)}"]`)).toBeUndefined()
  expect(findRepeatedKey(`${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`)).toBeUndefined()
})
