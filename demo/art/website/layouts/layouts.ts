import { heroLayouts } from './heroes.ts'
import type { Layout } from './layout.ts'

export type { Layout } from './layout.ts'

export const layouts: readonly Layout[] = [...heroLayouts]
