import { expect, test } from 'vitest'

import { orientationFromExif, toStoredRectangle, uprightSize } from './picture-orientation.ts'

const stored = { width: 100, height: 60 }

test.each([
  [1, { left: 10, top: 20, width: 30, height: 15 }],
  [2, { left: 60, top: 20, width: 30, height: 15 }],
  [3, { left: 60, top: 25, width: 30, height: 15 }],
  [4, { left: 10, top: 25, width: 30, height: 15 }],
  [5, { left: 20, top: 10, width: 15, height: 30 }],
  [6, { left: 20, top: 20, width: 15, height: 30 }],
  [7, { left: 65, top: 20, width: 15, height: 30 }],
  [8, { left: 65, top: 10, width: 15, height: 30 }],
  [undefined, { left: 10, top: 20, width: 30, height: 15 }],
  [9, { left: 10, top: 20, width: 30, height: 15 }],
])('R77 orientation %s: a part of the upright picture is found where it is stored', (exif, expected) => {
  const orientation = orientationFromExif(exif)
  expect(toStoredRectangle(stored, orientation, { left: 10, top: 20, width: 30, height: 15 })).toEqual(expected)
  const upright = uprightSize(stored, orientation)
  expect(toStoredRectangle(stored, orientation, { left: 0, top: 0, ...upright })).toEqual({
    left: 0,
    top: 0,
    ...stored,
  })
})
