import { expect, test } from 'vitest'

import { textSchema } from './text-schema.ts'

const name = textSchema('Name', { min: 1, max: 5 })
const problem = (value: unknown) => name.safeParse(value).error?.issues[0]?.message

test('every rule has a sentence of its own', () => {
  expect(problem(7)).toBe('Name must be text.')
  expect(problem('   ')).toBe('Name is required.')
  expect(problem('abcdef')).toBe('Name may have at most 5 characters.')
  expect(problem('a\0b')).toBe('Name contains characters that cannot be stored.')
  expect(problem('\uD800')).toBe('Name contains characters that cannot be stored.')
})

test('text is trimmed, and an emoji counts as one character', () => {
  expect(name.parse('  Ada ')).toBe('Ada')
  expect(name.parse('👩🏽👩🏽a')).toBe('👩🏽👩🏽a')
})
