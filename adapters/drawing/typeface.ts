import { memoize } from '#domain/memoize.ts'

import { findLoadedFallbackFont, loadFallbackFonts } from './fallback-fonts.ts'
import { openFont, loadWoffFont, resolvePackageFile } from './font-files.ts'
import { type ShapingFont, type ShapedRow, shapeRow } from './shape-row.ts'

/** Static font files of @fontsource: package name, weight, slant; and families for the letters that they lack. */
export type FontFace = { family: string; weight: number; italic?: boolean; fallbacks?: readonly string[] }

export type Typeface = {
  /** Whether the letter can be drawn as it is, with all its marks. */
  has(char: string): boolean
  row(text: string): ShapedRow
}

/** A family comes in files of some letters each; the later ones are read when a letter is first missing. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese']
/** A text is measured piece by piece in many sizes; its glyphs are the same in each. */
const ROWS = 200

const typefaces = new Map<string, Typeface>()

export function loadTypeface(face: FontFace): Typeface {
  const id = JSON.stringify(face)
  const known = typefaces.get(id)
  if (known) return known
  const typeface = makeTypeface(face)
  typefaces.set(id, typeface)
  return typeface
}

/** Loads the fallback fonts that the text needs; until then the face has none of their letters. */
export async function loadGlyphs({ fallbacks = [], ...face }: FontFace, text: string): Promise<void> {
  const own = loadTypeface(face)
  const missing = [...new Set(text)].filter((char) => !/\p{C}/u.test(char) && !own.has(char))
  await loadFallbackFonts(
    fallbacks,
    missing.map((char) => char.codePointAt(0) ?? 0),
  )
}

function openOwn({ family, weight, italic }: FontFace, subset: string): ShapingFont | undefined {
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff`
  let file: string
  try {
    file = resolvePackageFile(name)
  } catch (error) {
    // Not every family has every subset; without the first there is no such face.
    if (subset === SUBSETS[0]) throw error
    return undefined
  }
  return { font: openFont(loadWoffFont(file)), tracked: true }
}

function makeTypeface(face: FontFace): Typeface {
  const own = new Map<string, ShapingFont | undefined>()
  const others = new Map<unknown, ShapingFont>()

  function ownWith(code: number): ShapingFont | undefined {
    for (const subset of SUBSETS) {
      if (!own.has(subset)) own.set(subset, openOwn(face, subset))
      const found = own.get(subset)
      if (found?.font.nominalGlyph(code) !== undefined) return found
    }
    return undefined
  }

  function otherWith(code: number): ShapingFont | undefined {
    const font = findLoadedFallbackFont(face.fallbacks ?? [], code)
    if (!font) return undefined
    const found = others.get(font) ?? { font: openFont(font.face, face.weight), tracked: false }
    others.set(font, found)
    return found
  }

  const fontWith = memoize(1000, (char) => {
    const code = char.codePointAt(0) ?? 0
    return ownWith(code) ?? otherWith(code)
  })
  const has = (char: string) => fontWith(char) !== undefined
  // A letter that no file has: the bare one is better than a hole.
  const bare = (char: string) => (has(char) ? char : char.normalize('NFD').charAt(0))
  return { has, row: memoize(ROWS, (text) => shapeRow(Array.from(text, bare).join(''), fontWith)) }
}
