import { refuseBrandEntry } from './brand-folder.ts'
import { drawPng, readBrandPicture } from './brand-pictures.ts'

const SMALLEST = 180
/** Phones show no transparency behind an icon. */
const WHITE = '#ffffff'

/** The icon, and what is drawn from it: for tabs, for phones, and as the mark beside the name. */
export async function readBrandIcon(folder: string, name: string | undefined) {
  if (name === undefined) return undefined
  const own = await readBrandPicture(folder, 'icon', name)
  const { kind, width, height } = own
  if (Math.abs(width - height) > 1) {
    refuseBrandEntry('icon', `names ${name}, which is ${width} by ${height}; it must be as wide as high`)
  }
  if (kind === 'png' && width < SMALLEST)
    refuseBrandEntry('icon', `names ${name}, which must have at least ${SMALLEST} pixels a side`)
  const draw = (side: number, background?: string) => drawPng(own, { width: side, height: side, background })
  return { own, ico: icoOf(await draw(32)), touch: await draw(SMALLEST, WHITE), mark: await draw(88) }
}

/** An icon file (.ico) with one PNG of 32 by 32 in it. */
function icoOf(png: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
