import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { type Crop, type Dimensions, clampCrop, largestCropSize } from '#domain/uploads/picture-crop.ts'

/** Profile pictures are square, whatever shape they are shown in. */
export const PORTRAIT_RATIO = 1
const MAX_ZOOM = 5

/** R701: the part that is cut out of a picture never has fewer pixels than a profile picture needs. */
export function maxZoom({ width, height }: Dimensions): number {
  return Math.max(1, Math.min(MAX_ZOOM, Math.min(width, height) / UPLOAD_LIMITS.minPortraitSide))
}

export type Point = { x: number; y: number }

const MIDDLE: Point = { x: 0.5, y: 0.5 }

export function zoomOf({ size }: Crop): number {
  return 1 / size
}

/** The frame's rectangle as fractions of the picture. */
function covered({ size }: Crop, picture: Dimensions): Point {
  const part = largestCropSize(picture, PORTRAIT_RATIO)
  return { x: (part.width * size) / picture.width, y: (part.height * size) / picture.height }
}

/** Zooms around a point of the frame (as fractions of it), which stays fixed. */
export function zoomCrop(crop: Crop, picture: Dimensions, { zoom, at = MIDDLE }: { zoom: number; at?: Point }): Crop {
  const size = 1 / Math.min(Math.max(zoom, 1), maxZoom(picture))
  const before = covered(crop, picture)
  const after = covered({ ...crop, size }, picture)
  const moved = { size, x: crop.x + at.x * (before.x - after.x), y: crop.y + at.y * (before.y - after.y) }
  return clampCrop(moved, picture, PORTRAIT_RATIO)
}

/** Moves the picture under the frame, by fractions of the frame: moving right reveals more of the left. */
export function panCrop(crop: Crop, picture: Dimensions, { x, y }: Point): Crop {
  const { x: wide, y: high } = covered(crop, picture)
  return clampCrop({ ...crop, x: crop.x - x * wide, y: crop.y - y * high }, picture, PORTRAIT_RATIO)
}

const STEP = 0.02
const LARGE_STEP = 0.1

/** The crop after a key press; undefined for keys that are not handled. */
export function moveCropByKey(
  crop: Crop,
  picture: Dimensions,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Crop | undefined {
  const by = shiftKey ? LARGE_STEP : STEP
  const moves: Record<string, Point> = {
    ArrowLeft: { x: -by, y: 0 },
    ArrowRight: { x: by, y: 0 },
    ArrowUp: { x: 0, y: -by },
    ArrowDown: { x: 0, y: by },
  }
  const move = moves[key]
  if (move) return panCrop(crop, picture, move)
  if (key === '+' || key === '=') return zoomCrop(crop, picture, { zoom: zoomOf(crop) * 1.1 })
  if (key === '-' || key === '_') return zoomCrop(crop, picture, { zoom: zoomOf(crop) / 1.1 })
  return undefined
}

function share(at: number, room: number): number {
  return room < 0.001 ? 50 : Math.round((at / room) * 100)
}

/** The frame's position in percent, for screen readers. */
export function cropPosition(crop: Crop, picture: Dimensions): { zoom: number; left: number; top: number } {
  const { x, y } = covered(crop, picture)
  return { zoom: Math.round(zoomOf(crop) * 100), left: share(crop.x, 1 - x), top: share(crop.y, 1 - y) }
}
