import { useEffect, useRef } from 'react'

import { type Crop, cropRectangle } from '#domain/uploads/picture-crop.ts'

import { PORTRAIT_RATIO } from './move-crop.ts'

/** Renders the cropped part of a picture. A canvas, since our CSP allows no blob: images. */
export function CropCanvas({
  picture,
  crop,
  pixels,
  className,
}: {
  picture: ImageBitmap
  crop: Crop
  pixels: number
  className: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { left, top, width, height } = cropRectangle(picture, PORTRAIT_RATIO, crop)
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, pixels, pixels)
    context.drawImage(picture, left, top, width, height, 0, 0, pixels, pixels)
  }, [picture, crop, pixels])
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" className={className} />
}
