import { cultureLayouts } from './culture.ts'
import { eventLayouts } from './events.ts'
import { heroLayouts } from './heroes.ts'
import type { Layout } from './layout.ts'
import { serviceLayouts } from './services.ts'
import { shopLayouts } from './shops.ts'
import { softwareLayouts } from './software.ts'

export type { Layout } from './layout.ts'

export const layouts: readonly Layout[] = [
  ...heroLayouts,
  ...shopLayouts,
  ...eventLayouts,
  ...cultureLayouts,
  ...softwareLayouts,
  ...serviceLayouts,
]
