import { collageLayouts } from './collages.ts'
import { cultureLayouts } from './culture.ts'
import { eventCardLayouts } from './event-cards.ts'
import { eventLayouts } from './events.ts'
import { galleryLayouts } from './galleries.ts'
import { framedHeroLayouts } from './heroes-framed.ts'
import { shapedHeroLayouts } from './heroes-shaped.ts'
import { heroLayouts } from './heroes.ts'
import { hospitalityLayouts } from './hospitality.ts'
import type { Layout } from './layout.ts'
import { serviceLayouts } from './services.ts'
import { shopGridLayouts } from './shop-grids.ts'
import { shopShelfLayouts } from './shop-shelves.ts'
import { phoneLayouts } from './software-phones.ts'
import { softwareLayouts } from './software.ts'
import { tileLayouts } from './tiles.ts'

export const layouts: readonly Layout[] = [
  ...heroLayouts,
  ...shapedHeroLayouts,
  ...framedHeroLayouts,
  ...shopGridLayouts,
  ...shopShelfLayouts,
  ...hospitalityLayouts,
  ...eventLayouts,
  ...eventCardLayouts,
  ...cultureLayouts,
  ...galleryLayouts,
  ...softwareLayouts,
  ...phoneLayouts,
  ...tileLayouts,
  ...serviceLayouts,
  ...collageLayouts,
]
