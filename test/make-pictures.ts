import { crc32 } from 'node:zlib'

import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** Left half red, right half blue: shows what was cut and turned. */
export function twoHalves({ width = 400, height = 300 }: Size = {}) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ])
}

export function makeJpeg(size?: Size): Promise<Buffer> {
  return twoHalves(size).jpeg().toBuffer()
}

/** As a telephone writes it: lying on its side, with the place where it was taken. */
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

/** Some hundred bytes that claim to be 900 million pixels. */
export function makeBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
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
