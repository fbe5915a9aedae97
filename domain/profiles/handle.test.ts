import fc from 'fast-check'
import { expect, test } from 'vitest'

import { handleProblem, normalizeHandle, suggestHandle } from './handle.ts'

test.each(['ada', 'ada-moreau', 'a1b', '3d-studio', 'a'.repeat(40)])('R1 "%s" is a handle', (handle) => {
  expect(handleProblem(handle)).toBeUndefined()
})

test.each(['', 'ab', 'a'.repeat(41), '-ada', 'ada-', 'a--b', 'ada moreau', 'ada_moreau', 'adä', 'a/b', 'ADA'])(
  'R1 "%s" is no handle',
  (handle) => {
    expect(handleProblem(handle)).toBeTruthy()
  },
)

test('R1 input is trimmed and lowercased', () => {
  expect(normalizeHandle('  Ada-Moreau ')).toBe('ada-moreau')
})

test.each(
  'verify activate follow user workspace edit admin hire security unsubscribe conversation confirm-message confirm-address support staff official'.split(
    ' ',
  ),
)('R2 "%s" is reserved', (word) => {
  expect(handleProblem(word)?.text).toBe('This handle is reserved.')
})

test('R1 whatever is accepted survives normalising and fits the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abz09-_. ä'), maxLength: 45 }), (text) => {
      const handle = normalizeHandle(text)
      if (handleProblem(handle) !== undefined) return
      expect(normalizeHandle(handle)).toBe(handle)
      expect(encodeURIComponent(handle)).toBe(handle)
      expect(handle).not.toMatch(/^-|-$|--/)
    }),
  )
})

test('R116 a suggested handle derives from the name and can be used', () => {
  expect(suggestHandle('Zoë  Ünal & Co.')).toBe('zoe-unal-co')
  expect(suggestHandle('Søren Großer')).toBe('soren-grosser')
  expect(suggestHandle('Admin')).toBe('admin-work')
  expect(suggestHandle('Jo')).toBe('jo-work')
  expect(suggestHandle('李雷')).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), (name) => {
      const handle = suggestHandle(name)
      expect(handle === '' ? undefined : handleProblem(handle)).toBeUndefined()
    }),
  )
})
