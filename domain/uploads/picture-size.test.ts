import { expect, test } from 'vitest'

import { pictureSizeProblem } from './picture-size.ts'

test.each([
  ['image/jpeg', 8000, 6250, 'nothing wrong'],
  ['image/jpeg', 8000, 6251, 'more than 50 megapixels. Make it smaller and'],
  ['image/jpeg', 12_000, 10, 'nothing wrong'],
  ['image/jpeg', 12_001, 10, 'more than 12,000 pixels wide or high'],
  ['image/jpeg', 10, 12_001, 'more than 12,000 pixels wide or high'],
  ['image/png', 4000, 4000, 'nothing wrong'],
  ['image/png', 4001, 4000, 'more than 16 megapixels. Make it smaller or save it as a JPEG'],
  ['image/png', 1, 49_999_999, 'more than 12,000 pixels wide or high'],
  ['image/webp', 4001, 4000, 'more than 16 megapixels'],
  ['image/avif', 7000, 7000, 'more than 16 megapixels'],
] as const)('R77 a %s of %i × %i: %s', (type, width, height, says) => {
  expect(pictureSizeProblem(type, { width, height }) ?? 'nothing wrong').toContain(says)
})
