import fc from 'fast-check'
import { expect, test } from 'vitest'

import { centredCrop, cropRectangle, clampCrop } from './picture-crop.ts'

const side = fc.integer({ min: 1, max: 20_000 })
const picture = fc.record({ width: side, height: side })
const ratio = fc.constantFrom(1, 1.6)
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const crop = fc.record({ x: fraction, y: fraction, size: fraction })

test('R80 without a crop the largest part in the middle is used', () => {
  expect(cropRectangle({ width: 400, height: 300 }, 1)).toEqual({ left: 50, top: 0, width: 300, height: 300 })
  expect(cropRectangle({ width: 100, height: 500 }, 1)).toEqual({ left: 0, top: 200, width: 100, height: 100 })
  expect(cropRectangle({ width: 1600, height: 1600 }, 1.6)).toEqual({ left: 0, top: 300, width: 1600, height: 1000 })
})

test('R80 a crop inside the picture stays where it was chosen', () => {
  const found = cropRectangle({ width: 400, height: 300 }, 1, { x: 0.25, y: 0.5, size: 0.5 })
  expect(found).toEqual({ left: 100, top: 150, width: 150, height: 150 })
})

test('R80 it never reaches over an edge, and is never empty', () => {
  fc.assert(
    fc.property(picture, ratio, fc.option(crop, { nil: undefined }), (size, shape, wanted) => {
      const { left, top, width, height } = cropRectangle(size, shape, wanted)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect([left, top, width, height].every(Number.isInteger)).toBe(true)
    }),
  )
})

test('R80 what is inside already stays as it is', () => {
  fc.assert(
    fc.property(picture, ratio, crop, (size, shape, wanted) => {
      const once = clampCrop(wanted, size, shape)
      expect(clampCrop(once, size, shape)).toEqual(once)
      const middle = centredCrop(size, shape)
      const moved = clampCrop(middle, size, shape)
      expect(moved.x).toBeCloseTo(middle.x, 9)
      expect(moved.y).toBeCloseTo(middle.y, 9)
    }),
  )
})
