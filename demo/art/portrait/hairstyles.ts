import { coveredHair } from './hair-covered.ts'
import { curlyHair } from './hair-curly.ts'
import { longHair } from './hair-long.ts'
import { shortHair } from './hair-short.ts'
import type { Hairstyle } from './person.ts'

export const hairstyles: readonly Hairstyle[] = [...shortHair, ...longHair, ...curlyHair, ...coveredHair]
