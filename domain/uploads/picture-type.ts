import type { PictureType } from './upload.ts'

/** So many bytes tell which kind of picture a file is. */
export const SIGNATURE_BYTES = 64

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

function beginsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCodePoint(...bytes.subarray(from, to))
}

/** The brands of an ISO media file, the main one first. */
function brands(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const end = Math.min(size, bytes.length - (bytes.length % 4))
  const found = [text(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(bytes, at, at + 4))
  return found
}

/** What the first bytes say a file is, whatever its name says; undefined for all that we do not take. */
export function sniffPictureType(bytes: Uint8Array): PictureType | undefined {
  if (beginsWith(bytes, JPEG)) return 'image/jpeg'
  if (beginsWith(bytes, PNG)) return 'image/png'
  if (bytes.length < 16) return undefined
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  const isAvif = text(bytes, 4, 8) === 'ftyp' && brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')
  return isAvif ? 'image/avif' : undefined
}
