import { expect, test } from 'vitest'

import { pictureSizeProblem, portraitSizeProblem } from './picture-size.ts'

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
  expect(pictureSizeProblem(type, { width, height })?.text ?? 'nothing wrong').toContain(says)
})

const crop = (size: number) => ({ x: 0, y: 0, size })

test.each([
  [200, 200, undefined, 'nothing wrong'],
  [1200, 200, crop(1), 'nothing wrong'],
  [1200, 199, undefined, 'This picture has 1,200 × 199 pixels. A profile picture needs at least 200 × 200 pixels.'],
  [1, 1, crop(1), 'This picture has 1 × 1 pixels.'],
  [400, 300, crop(200 / 300), 'nothing wrong'],
  [400, 300, crop(0.5), 'The chosen part of this picture has 150 × 150 pixels.'],
  [12_000, 10, crop(1), 'This picture has 12,000 × 10 pixels.'],
] as const)('R701 a profile picture of %i × %i with the crop %j: %s', (width, height, part, says) => {
  expect(portraitSizeProblem({ width, height }, part)?.text ?? 'nothing wrong').toContain(says)
})
