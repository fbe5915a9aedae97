import type { Sheet } from '#adapters/drawing/svg.ts'
import type { Random } from '#demo/art/seeded-random.ts'

export type Presentation = 'feminine' | 'masculine' | 'neutral'
export type Age = 'young' | 'middle' | 'older'

export type Person = {
  presentation: Presentation
  age: Age
  skin: Tone
  hair: Tone
  iris: string
  /** Main and second colour of the clothes. */
  cloth: readonly [string, string]
  hairstyle: Hairstyle
  beard: Beard | undefined
  clothing: Clothing
  /** Half the width of the face over 100, the width of jaw and chin, and where the chin ends. */
  face: { width: number; jaw: number; chin: number; chinY: number }
  /** How far the features look to one side, in px. */
  turn: number
  tilt: number
  mirrored: boolean
  eyes: { size: number; open: number; gap: number; smiling: boolean }
  brows: { weight: number; arch: number; lift: number }
  nose: { width: number; length: number; kind: 'soft' | 'bridge' | 'button' }
  mouth: 'smile' | 'grin' | 'soft' | 'smirk' | 'laugh'
  lips: boolean
  glasses: 'round' | 'square' | 'cat' | 'wire' | 'browline' | undefined
  earrings: 'stud' | 'hoop' | 'drop' | undefined
  freckles: boolean
  mole: boolean
}

/** A colour with the shade and the light that belong to it; `depth` 0 is the palest. */
export type Tone = { base: string; shade: string; light: string; depth: number; blush: string; lip: string }

/** Behind the body and in front of the face; drawn for a face 200 px wide around x = 320, crown at y = 150. */
export type HairLayers = { back?: string; front?: string }
export type Hair = (sheet: Sheet, person: Person, random: Random) => HairLayers

export type Hairstyle = {
  name: string
  worn: readonly Look[]
  draw: Hair
  ages?: readonly Age[]
  /** Skin depths on which this hair grows or this cover is usual; any when left out. */
  depths?: readonly number[]
  bearded?: boolean
  weight?: number
  hidesEars?: boolean
  /** Needs more room above the head. */
  tall?: boolean
}

export type Beard = { name: string; full?: boolean; draw(sheet: Sheet, person: Person): string }

type Look = 'feminine' | 'masculine'
export type Clothing = { name: string; worn: readonly Look[]; draw(sheet: Sheet, person: Person): string }
