import type { Sharp } from 'sharp'

import { loadSharp } from '#adapters/load-sharp.ts'
import { findSvgProblem } from '#domain/brand/find-svg-problem.ts'

import { readBrandFile, refuseBrandEntry } from './brand-folder.ts'

const MAX_BYTES = { svg: 64 * 1024, png: 512 * 1024 }
const MAX_SIDE = 4096
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type CheckedBrandPicture = { kind: 'svg' | 'png'; bytes: Buffer<ArrayBuffer>; width: number; height: number }

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const
export const pictureContentType = ({ kind }: CheckedBrandPicture) => TYPES[kind]

/** R482: an SVG that only draws, or a PNG. */
export async function readBrandPicture(folder: string, entry: string, name: string): Promise<CheckedBrandPicture> {
  const kind = name.endsWith('.svg') ? 'svg' : name.endsWith('.png') ? 'png' : undefined
  if (!kind) return refuseBrandEntry(entry, `names ${name}; it must be an .svg or a .png`)
  const bytes = readBrandFile(folder, { entry, name, maxBytes: MAX_BYTES[kind] })
  const fault =
    kind === 'svg'
      ? findSvgProblem(bytes.toString('utf8'))
      : bytes.subarray(0, PNG.length).equals(PNG)
        ? undefined
        : 'is no PNG, whatever its name says'
  if (fault) refuseBrandEntry(entry, `names ${name}, which ${fault}`)
  const { width, height } = await measure(bytes).catch(() => ({ width: 0, height: 0 }))
  if (!width || !height) return refuseBrandEntry(entry, `names ${name}, which cannot be read as a picture`)
  if (width > MAX_SIDE || height > MAX_SIDE) {
    refuseBrandEntry(entry, `names ${name}, which is ${width} by ${height} pixels; at most ${MAX_SIDE} are allowed`)
  }
  return { kind, bytes, width, height }
}

async function measure(bytes: Buffer) {
  const { width = 0, height = 0 } = await (await open(bytes)).metadata()
  // Decodes it, too: a file that breaks off has a size as well.
  await (await open(bytes)).resize(16, 16, { fit: 'inside' }).raw().toBuffer()
  return { width, height }
}

const open = async (bytes: Buffer): Promise<Sharp> => (await loadSharp())(bytes, { limitInputPixels: MAX_SIDE ** 2 })

/** As a PNG of this size, with room around it where its shape is another. */
export async function drawPng(
  { kind, bytes, height: own }: CheckedBrandPicture,
  { width, height, background }: { width: number; height: number; background?: string | undefined },
): Promise<Buffer<ArrayBuffer>> {
  const sharp = await loadSharp()
  // 72 is the density at which an SVG has its own size.
  const density = kind === 'svg' ? Math.min(2400, Math.max(72, Math.ceil((72 * height) / own))) : 72
  const drawn = sharp(bytes, { density }).resize(width, height, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  })
  const png = background ? drawn.flatten({ background }) : drawn
  return (await png.png({ compressionLevel: 9 }).toBuffer()) as Buffer<ArrayBuffer>
}
