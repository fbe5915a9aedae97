import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import type { Font } from 'harfbuzzjs'

import { openFont, parseFont, resolvePackageFile } from './font-files.ts'

/** Variable fonts of @fontsource-variable for the scripts that no face of ours has. */
const ALPHABETS = ['inter-tight', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-devanagari', 'noto-sans-thai']
const [CHINESE, JAPANESE, KOREAN] = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']

/**
 * The families to look in for the letters of a text, in order. China, Japan and Korea draw the characters that they share
 * differently: kana, hangul or the country say whose they are.
 */
export function fallbackFontFamilies(text: string): readonly string[] {
  const japanese = /[\p{sc=Hira}\p{sc=Kana}]|\bJapan\b/u.test(text)
  const first = japanese ? JAPANESE : /\p{sc=Hang}/u.test(text) ? KOREAN : CHINESE
  return [...new Set([...ALPHABETS, first, CHINESE, JAPANESE, KOREAN])]
}

/** By file name. Each is read once; all of them together are 28 MB. */
const loaded = new Map<string, Font>()
const families = new Map<string, Map<number, string>>()

/** By character the name of the file that has it: a family comes in up to 124 files. */
function filesOf(family: string): Map<number, string> {
  const known = families.get(family)
  if (known) return known
  const folder = `@fontsource-variable/${family}`
  const ranges = JSON.parse(readFileSync(resolvePackageFile(`${folder}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
  const files = new Map<number, string>()
  for (const [subset, listed] of Object.entries(ranges)) {
    const file = `${folder}/files/${family}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`
    for (const range of listed.split(',')) {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      for (let code = from; code <= to; code++) files.set(code, file)
    }
  }
  families.set(family, files)
  return files
}

async function readWoff2(file: string): Promise<Font> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  return openFont(parseFont(await decompress(await readFile(resolvePackageFile(file)))))
}

/** The first loaded font of these families that has the character. */
export function findLoadedFallbackFont(names: readonly string[], code: number): Font | undefined {
  return names
    .map((family) => loaded.get(filesOf(family).get(code) ?? ''))
    .find((font) => font?.nominalGlyph(code) !== undefined)
}

/** For each character the first font of these families that has it. */
export async function loadFallbackFonts(names: readonly string[], codes: Iterable<number>): Promise<void> {
  for (const code of codes) {
    for (const family of names) {
      const file = filesOf(family).get(code)
      if (file === undefined) continue
      const font = loaded.get(file) ?? (await readWoff2(file))
      loaded.set(file, font)
      if (font.nominalGlyph(code) !== undefined) break
    }
  }
}
