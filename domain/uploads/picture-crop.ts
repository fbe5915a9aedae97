export type Dimensions = { width: number; height: number }

/**
 * The crop of a picture, relative to the largest part of the wanted shape that fits: `size` is a fraction of it, `x`
 * and `y` are its upper left corner as fractions of the picture's width and height.
 */
export type Crop = { x: number; y: number; size: number }

export type Rectangle = { left: number; top: number } & Dimensions

/** The largest part of a picture in this shape (width by height). */
export function largestCropSize({ width, height }: Dimensions, ratio: number): Dimensions {
  const wide = Math.min(width, height * ratio)
  return { width: wide, height: wide / ratio }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0))
}

export function centredCrop(picture: Dimensions, ratio: number): Crop {
  const part = largestCropSize(picture, ratio)
  return { x: (1 - part.width / picture.width) / 2, y: (1 - part.height / picture.height) / 2, size: 1 }
}

/** The same crop, moved back where it reaches over an edge. */
export function clampCrop(crop: Crop, picture: Dimensions, ratio: number): Crop {
  const part = largestCropSize(picture, ratio)
  const size = within(crop.size, 1)
  return {
    size,
    x: within(crop.x, 1 - (part.width * size) / picture.width),
    y: within(crop.y, 1 - (part.height * size) / picture.height),
  }
}

/** A crop in whole pixels, never outside of the picture and never empty; without one, the middle. */
export function cropRectangle(picture: Dimensions, ratio: number, wanted?: Crop): Rectangle {
  const crop = wanted ? clampCrop(wanted, picture, ratio) : centredCrop(picture, ratio)
  const part = largestCropSize(picture, ratio)
  const width = Math.max(1, Math.round(part.width * crop.size))
  const height = Math.max(1, Math.round(part.height * crop.size))
  return {
    left: within(Math.round(crop.x * picture.width), picture.width - width),
    top: within(Math.round(crop.y * picture.height), picture.height - height),
    width,
    height,
  }
}
