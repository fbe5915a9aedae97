import { coveredHair } from './hair-covered.ts'
import { curlyHair } from './hair-curly.ts'
import { longHair } from './hair-long.ts'
import { shortHair } from './hair-short.ts'
import type { Hair } from './hair.ts'
import type { Age } from './person.ts'

export type Hairstyle = {
  name: string
  worn: readonly ('feminine' | 'masculine')[]
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

export const hairstyles: readonly Hairstyle[] = [...shortHair, ...longHair, ...curlyHair, ...coveredHair]
