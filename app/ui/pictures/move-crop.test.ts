import fc from 'fast-check'
import { expect, test } from 'vitest'

import { centredCrop, cropRectangle } from '#domain/uploads/picture-crop.ts'

import { cropPosition, moveCropByKey, maxZoom, panCrop, zoomCrop, zoomOf } from './move-crop.ts'

const WIDE = { width: 800, height: 400 }
const whole = centredCrop(WIDE, 1)

test('dragging right reveals more of the left', () => {
  expect(panCrop(whole, WIDE, { x: 0.25, y: 0 })).toEqual({ x: 0.125, y: 0, size: 1 })
  expect(panCrop(whole, WIDE, { x: 9, y: 9 })).toEqual({ x: 0, y: 0, size: 1 })
  expect(panCrop(whole, WIDE, { x: -9, y: 0 })).toEqual({ x: 0.5, y: 0, size: 1 })
})

test('zooming keeps the point under the pointer fixed', () => {
  const zoomed = zoomCrop(whole, WIDE, { zoom: 2, at: { x: 0, y: 0 } })
  expect(zoomed).toEqual({ x: 0.25, y: 0, size: 0.5 })
  expect(zoomCrop(whole, WIDE, { zoom: 2 })).toEqual({ x: 0.375, y: 0.25, size: 0.5 })
  expect(zoomOf(zoomCrop(whole, WIDE, { zoom: 0.1 }))).toBe(1)
})

test.each([
  [4000, 3000, 5],
  [800, 400, 2],
  [201, 900, 1.005],
  [200, 200, 1],
])('R701 a picture of %i × %i is enlarged at most %d times', (width, height, most) => {
  const picture = { width, height }
  expect(maxZoom(picture)).toBe(most)
  const crop = zoomCrop(centredCrop(picture, 1), picture, { zoom: 99 })
  expect(zoomOf(crop)).toBeCloseTo(most)
  expect(cropRectangle(picture, 1, crop).width).toBeGreaterThanOrEqual(200)
})

test('known keys move and zoom; others are not handled', () => {
  const press = (key: string, shiftKey = false) => moveCropByKey(whole, WIDE, { key, shiftKey })
  expect(press('ArrowRight')?.x).toBeCloseTo(0.24)
  expect(press('ArrowRight', true)?.x).toBeCloseTo(0.2)
  expect(zoomOf(press('+') ?? whole)).toBeCloseTo(1.1)
  expect(press('-')).toEqual(whole)
  expect(press('Tab')).toBeUndefined()
})

test('the frame’s position has a text description', () => {
  expect(cropPosition(whole, WIDE)).toEqual({ zoom: 100, left: 50, top: 50 })
  expect(cropPosition({ x: 0.5, y: 0, size: 1 }, WIDE).left).toBe(100)
})

test('R80 after any sequence of moves the frame stays on the picture', () => {
  const act = fc.oneof(
    fc.record({ x: fc.double({ min: -2, max: 2, noNaN: true }), y: fc.double({ min: -2, max: 2, noNaN: true }) }),
    fc.double({ min: 0.1, max: 10, noNaN: true }),
  )
  const side = fc.integer({ min: 1, max: 6000 })
  fc.assert(
    fc.property(side, side, fc.array(act, { maxLength: 20 }), (width, height, acts) => {
      let crop = centredCrop({ width, height }, 1)
      for (const one of acts) {
        crop =
          typeof one === 'number'
            ? zoomCrop(crop, { width, height }, { zoom: one })
            : panCrop(crop, { width, height }, one)
      }
      const found = cropRectangle({ width, height }, 1, crop)
      expect(found.left + found.width).toBeLessThanOrEqual(width)
      expect(found.top + found.height).toBeLessThanOrEqual(height)
      expect(Math.abs(found.width - found.height)).toBeLessThanOrEqual(1)
    }),
  )
})
