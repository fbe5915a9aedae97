import type { Dimensions, Rectangle } from './picture-crop.ts'

/** How a picture's rows become upright: mirrored left to right first, then turned clockwise. */
export type Orientation = { mirrored: boolean; degrees: 0 | 90 | 180 | 270 }

const AS_STORED: Orientation = { mirrored: false, degrees: 0 }

/** By the number that Exif gives, from 1 to 8. */
const ORIENTATIONS: Record<number, Orientation> = {
  1: AS_STORED,
  2: { mirrored: true, degrees: 0 },
  3: { mirrored: false, degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { mirrored: false, degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { mirrored: false, degrees: 270 },
}

export function orientationFromExif(exif: number | undefined): Orientation {
  return ORIENTATIONS[exif ?? 1] ?? AS_STORED
}

function isSideways({ degrees }: Orientation): boolean {
  return degrees === 90 || degrees === 270
}

/** The size that a picture has once it is upright. */
export function uprightSize({ width, height }: Dimensions, orientation: Orientation): Dimensions {
  return isSideways(orientation) ? { width: height, height: width } : { width, height }
}

/** Maps a part of the upright picture to the picture as stored. */
export function toStoredRectangle(stored: Dimensions, orientation: Orientation, part: Rectangle): Rectangle {
  const { mirrored, degrees } = orientation
  const side = isSideways(orientation)
  const { width, height } = uprightSize(part, orientation)
  const [along, down] = side ? [part.top, part.left] : [part.left, part.top]
  const fromRight = (degrees === 180 || degrees === 270) !== mirrored
  const fromBelow = degrees === 180 || degrees === 90
  return {
    left: fromRight ? stored.width - along - width : along,
    top: fromBelow ? stored.height - down - height : down,
    width,
    height,
  }
}
