import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Font, Glyph, OpenType, PathCommand } from 'opentype.js'

/** Static font files of @fontsource: package name, weight, slant. */
export type Face = { family: string; weight: number; italic?: boolean }

/** In thousandths of an em, y pointing down. */
export type Shape = { char: string; advance: number; outline: string }

export type Typeface = {
  id: string
  /** Undefined for characters that no file of the family has, in any form. */
  shape(char: string): Shape | undefined
  /** Whether the face has the character with all its marks. */
  has(char: string): boolean
  kerning(left: string, right: string): number
}

/** A family is split into files by character range; later ones are loaded when a character is first missing. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese']

const require = createRequire(import.meta.url)
const loaded = new Map<string, Typeface>()

export function loadTypeface(face: Face): Typeface {
  const id = `${face.family}-${face.weight}-${face.italic ? 'italic' : 'normal'}`
  const known = loaded.get(id)
  if (known) return known
  const typeface = makeTypeface(id, face)
  loaded.set(id, typeface)
  return typeface
}

function readFont({ family, weight, italic }: Face, subset: string): Font | undefined {
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff`
  let file: string
  try {
    file = require.resolve(name)
  } catch (error) {
    // Not every family has every subset; without the first there is no such face.
    if (subset === SUBSETS[0]) throw error
    return undefined
  }
  // Loaded when first needed: it takes four megabytes.
  const opentype = require('opentype.js') as OpenType
  const bytes = readFileSync(file)
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
}

function makeTypeface(id: string, face: Face): Typeface {
  const fonts = new Map<string, Font | undefined>()
  const shapes = new Map<string, Shape | undefined>()
  const glyphs = new Map<string, { glyph: Glyph; font: Font }>()
  const kernings = new Map<string, number>()

  function fontWith(char: string): Font | undefined {
    for (const subset of SUBSETS) {
      if (!fonts.has(subset)) fonts.set(subset, readFont(face, subset))
      const font = fonts.get(subset)
      if (font && font.charToGlyphIndex(char) > 0) return font
    }
    return undefined
  }

  function shape(char: string): Shape | undefined {
    if (shapes.has(char)) return shapes.get(char)
    // For a character that no file has, its base letter is better than a gap.
    const drawn = [char, char.normalize('NFD').charAt(0)].find((wish) => fontWith(wish))
    const font = drawn === undefined ? undefined : fontWith(drawn)
    const glyph = drawn === undefined ? undefined : font?.charToGlyph(drawn)
    const found = font &&
      glyph && {
        char,
        advance: (glyph.advanceWidth * 1000) / font.unitsPerEm,
        outline: encodeOutline(glyph.getPath(0, 0, 1000).commands),
      }
    if (font && glyph) glyphs.set(char, { glyph, font })
    shapes.set(char, found)
    return found
  }

  function kerning(left: string, right: string): number {
    const pair = left + right
    let value = kernings.get(pair)
    if (value === undefined) {
      const [a, b] = [glyphs.get(left), glyphs.get(right)]
      value = a && b && a.font === b.font ? (a.font.getKerningValue(a.glyph, b.glyph) * 1000) / a.font.unitsPerEm : 0
      kernings.set(pair, value)
    }
    return value
  }
  return { id, shape, has: (char) => fontWith(char) !== undefined, kerning }
}

/** Whole numbers, relative to the point before: a third of the size of absolute decimals. */
function encodeOutline(commands: readonly PathCommand[]): string {
  let [px, py, sx, sy] = [0, 0, 0, 0]
  let out = ''
  for (const command of commands) {
    if (command.type === 'Z') {
      out += 'z'
      ;[px, py] = [sx, sy]
      continue
    }
    const points = [command.x, command.y]
    if (command.type === 'Q') points.unshift(command.x1, command.y1)
    if (command.type === 'C') points.unshift(command.x1, command.y1, command.x2, command.y2)
    const whole = points.map(Math.round)
    const relative = whole.map((value, i) => value - (i % 2 === 0 ? px : py))
    out +=
      command.type.toLowerCase() + relative.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
    px = whole.at(-2) ?? 0
    py = whole.at(-1) ?? 0
    if (command.type === 'M') [sx, sy] = [px, py]
  }
  return out
}
