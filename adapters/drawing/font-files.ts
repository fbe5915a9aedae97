import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

import { Blob, Face as FontData, Font, Variation } from 'harfbuzzjs'

const require = createRequire(import.meta.url)

/** The path of a package's file; throws if there is none. */
export const resolvePackageFile = (name: string): string => require.resolve(name)

export const parseFont = (data: Uint8Array): FontData => new FontData(new Blob(data), 0)

/** `weight` is for variable fonts. Measures are in thousandths of an em, y pointing down. */
export function openFont(data: FontData, weight?: number): Font {
  const font = new Font(data)
  font.setScale(1000, -1000)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  return font
}

/** The font inside a WOFF file: the same tables, most of them deflated. */
export function loadWoffFont(path: string): FontData {
  const woff = readFileSync(path)
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let end = head.length
  for (let table = 0; table < count; table++) {
    const [from, to] = [44 + 20 * table, 12 + 16 * table]
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    const padding = -length & 3
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(padding))
    woff.copy(head, to, from, from + 4)
    head.writeUInt32BE(end, to + 8)
    head.writeUInt32BE(length, to + 12)
    end += length + padding
  }
  return parseFont(Buffer.concat(parts))
}
