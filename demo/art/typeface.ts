import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// oxlint-disable-next-line import/default -- the CommonJS build, which Node loads, has one
import opentype, { type Glyph, type PathCommand } from 'opentype.js'

/** A static font file of @fontsource: package name, weight, slant. */
export type Face = { family: string; weight: number; italic?: boolean }

/** In thousandths of an em, y pointing down. */
export type Shape = { char: string; advance: number; outline: string }

export type Typeface = {
  id: string
  shape(char: string): Shape | undefined
  kerning(left: string, right: string): number
}

const bareLetters: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i' }
const require = createRequire(import.meta.url)
const loaded = new Map<string, Typeface>()

export function loadTypeface(face: Face): Typeface {
  const file = `${face.family}-latin-${face.weight}-${face.italic ? 'italic' : 'normal'}.woff`
  const known = loaded.get(file)
  if (known) return known
  const typeface = parseTypeface(file, require.resolve(`@fontsource/${face.family}/files/${file}`))
  loaded.set(file, typeface)
  return typeface
}

function parseTypeface(id: string, file: string): Typeface {
  const bytes = readFileSync(file)
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  const scale = 1000 / font.unitsPerEm
  const shapes = new Map<string, Shape | undefined>()
  const glyphs = new Map<string, Glyph>()
  const kernings = new Map<string, number>()

  function shape(char: string): Shape | undefined {
    if (shapes.has(char)) return shapes.get(char)
    // Latin files lack letters such as ő or ł: the bare letter is better than a hole.
    const drawn = [char, bareLetters[char] ?? char.normalize('NFD').charAt(0)].find(
      (wish) => font.charToGlyphIndex(wish) > 0,
    )
    const glyph = drawn === undefined ? undefined : font.charToGlyph(drawn)
    const found = glyph && {
      char,
      advance: glyph.advanceWidth * scale,
      outline: encodeOutline(glyph.getPath(0, 0, 1000).commands),
    }
    if (glyph) glyphs.set(char, glyph)
    shapes.set(char, found)
    return found
  }

  function kerning(left: string, right: string): number {
    const pair = left + right
    let value = kernings.get(pair)
    if (value === undefined) {
      const [a, b] = [glyphs.get(left), glyphs.get(right)]
      value = a && b ? font.getKerningValue(a, b) * scale : 0
      kernings.set(pair, value)
    }
    return value
  }
  return { id, shape, kerning }
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
