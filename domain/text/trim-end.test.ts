import fc from 'fast-check'
import { expect, test } from 'vitest'

import { trimEndMatching } from './trim-end.ts'

test('R182 what a pattern would trim is trimmed, in one go', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '-', 'a', ' ') }), (text) => {
      expect(trimEndMatching(text, /[/-]/)).toBe(text.replace(/[/-]+$/, ''))
    }),
  )
})
