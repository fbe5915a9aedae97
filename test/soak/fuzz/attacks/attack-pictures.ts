import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'

/** A kilobyte that decodes to 49 million pixels. */
export function makeAvifBomb(): Promise<Buffer> {
  const side = 7000
  return sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** One pixel wide and 49,999,999 high, in grey: a filter byte and a pixel for each row. */
export function makeThinPng(): Buffer {
  const height = 49_999_999
  const header = Buffer.alloc(13)
  header.writeUInt32BE(1, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(2 * height), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
