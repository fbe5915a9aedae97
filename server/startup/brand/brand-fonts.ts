import type { CssFont } from '#domain/brand/brand-css.ts'
import type { BrandEntries } from '#domain/brand/brand-schema.ts'
import type { BrandFile } from '#domain/brand/brand.ts'

import { readBrandFile, refuseBrandEntry } from './brand-folder.ts'

const MAX_BYTES = 300 * 1024
const HEAD_BYTES = 48

/** The head of a WOFF2 file says how long the file is. */
const isWhole = (font: Buffer) =>
  font.length >= HEAD_BYTES && font.toString('latin1', 0, 4) === 'wOF2' && font.readUInt32BE(8) === font.length

type Family = 'text' | 'headings'
export type BrandFonts = { css: Partial<Record<Family, CssFont>>; files: Map<string, BrandFile> }

/** R482: fonts of the folder, as WOFF2. */
export function readBrandFonts(folder: string, fonts: BrandEntries['fonts'] = {}): BrandFonts {
  const files = new Map<string, BrandFile>()
  const css: BrandFonts['css'] = {}
  for (const family of ['text', 'headings'] as const) {
    const given = fonts[family]
    if (!given) continue
    css[family] = {
      fallback: given.fallback,
      files: given.files.map(({ file, weight, letters }, at) => {
        const entry = `fonts.${family}.files.${at}.file`
        const bytes = readBrandFile(folder, { entry, name: file, maxBytes: MAX_BYTES })
        if (!isWhole(bytes)) refuseBrandEntry(entry, `names ${file}, which is no WOFF2 font, or not all of one`)
        const name = `${family}-${at + 1}.woff2`
        files.set(name, { type: 'font/woff2', bytes })
        return { name, weight, letters }
      }),
    }
  }
  return { css, files }
}
