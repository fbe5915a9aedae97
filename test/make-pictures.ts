import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** Left half red, right half blue: shows how it was cropped and rotated. */
export function twoHalves({ width = 400, height = 300 }: Size = {}) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ])
}

export function makeJpeg(size?: Size): Promise<Buffer> {
  return twoHalves(size).jpeg().toBuffer()
}

/** As phones write it: stored sideways, with GPS coordinates. */
export function makePhoneJpeg(): Promise<Buffer> {
  return twoHalves()
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'Ada Moreau' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 26/1 46/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 58/1 56/1',
      },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer()
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Png = Required<Size> & { rows: Buffer; before?: Buffer[] }

/** An RGB picture with the given rows (compressed) and chunks before them. */
function makePng({ width, height, rows, before = [] }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    PNG_HEAD,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A few hundred bytes that claim to be this large; 900 million pixels by default. */
export function makeBomb({ width = 30_000, height = 30_000 }: Size = {}): Buffer {
  return makePng({ width, height, rows: Buffer.from('789c030000000001', 'hex') })
}

/** A small black picture with 64 MB of rows. */
export function makeEndlessPng(): Buffer {
  return makePng({ width: 400, height: 300, rows: deflateSync(Buffer.alloc(64 * 1024 * 1024)) })
}

/** A small picture with gigabytes of compressed comments in less than three megabytes, which only decoding reveals. */
export function makeMemoryBomb(): Buffer {
  const comment = deflateSync(Buffer.alloc(50_000_000, 'a'))
  const before = Array.from({ length: 50 }, (_, n) => {
    return pngChunk('zTXt', Buffer.concat([Buffer.from(`k${n}\0\0`, 'latin1'), comment]))
  })
  return makePng({ width: 400, height: 300, rows: deflateSync(Buffer.alloc(300 * 1201)), before })
}

/** 7,000 × 7,000 pixels in 1,510 bytes; decoded, they took 830 MB. */
export function readTinyAvif(): Buffer {
  return readFileSync(new URL('./pictures/49-megapixels.avif', import.meta.url))
}

/** The same, with a header that claims 400 × 300. */
export function makeLyingAvif(): Buffer {
  const file = readTinyAvif()
  const size = file.indexOf('ispe') + 8
  file.writeUInt32BE(400, size)
  file.writeUInt32BE(300, size + 4)
  return file
}

/** Plain white, 50 megapixels. */
export function makeLargeJpeg({ progressive = false, orientation = 1 } = {}): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 6250, channels: 3, background: '#ffffff' } })
    .withMetadata({ orientation })
    .jpeg({ progressive })
    .toBuffer()
}

/** A file that begins as a PNG and goes on as something else. */
export function makePolyglot(rest: string | Buffer): Buffer {
  return Buffer.concat([PNG_HEAD, Buffer.from(rest)])
}

/** A thousand frames, the first one green, all others magenta. */
export function makeLongAnimation(): Promise<Buffer> {
  const [size, frames] = [64, 1000]
  const pixels = Buffer.alloc(size * size * frames * 3, Buffer.from([255, 0, 255]))
  pixels.fill(Buffer.from([0, 255, 0]), 0, size * size * 3)
  return sharp(pixels, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
    .webp({
      lossless: true,
      effort: 0,
      loop: 0,
      minSize: false,
      delay: Array.from({ length: frames }, (_, n) => 40 + (n % 2)),
    })
    .toBuffer()
}

/** Two frames, the first one green. */
export async function makeAnimation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp(await Promise.all([frame('#00ff00'), frame('#ff00ff')]), { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100], lossless: true })
    .toBuffer()
}
