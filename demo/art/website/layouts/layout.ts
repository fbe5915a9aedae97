import type { BusinessKind, Trade } from '#demo/art/website/business/business.ts'
import type { Page } from '#demo/art/website/page.ts'

export type Layout = {
  name: string
  /** Only for these trades; for everybody when left out. */
  trades?: readonly Trade[]
  kinds?: readonly BusinessKind[]
  weight?: number
  draw(page: Page): string
}
