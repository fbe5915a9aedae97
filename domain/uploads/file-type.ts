import { sniffPictureType } from './picture-type.ts'
import type { PictureType } from './upload.ts'

/** What a brief's files may be (R343); AVIF is for pictures of profiles alone. */
export type FileType = 'application/pdf' | Exclude<PictureType, 'image/avif'>

const PDF_HEAD = /^%PDF-[12]\.\d/
/** Readers look for the end of a PDF in so many of its last bytes. */
const PDF_TAIL = 1024

function ascii(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

function isPdf(bytes: Uint8Array): boolean {
  return PDF_HEAD.test(ascii(bytes.subarray(0, 8))) && ascii(bytes.subarray(-PDF_TAIL)).includes('%%EOF')
}

/** What the bytes say a file is, whatever its name says; undefined for all that we do not take. */
export function sniffFileType(bytes: Uint8Array): FileType | undefined {
  if (isPdf(bytes)) return 'application/pdf'
  const type = sniffPictureType(bytes)
  return type === 'image/avif' ? undefined : type
}
