/** The little of opentype.js that lettering needs; the package ships no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' }
  export type Glyph = {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] }
  }
  export type Font = {
    unitsPerEm: number
    charToGlyph(char: string): Glyph
    charToGlyphIndex(char: string): number
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export type OpenType = { parse(buffer: ArrayBuffer): Font }
}
