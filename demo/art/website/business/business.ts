import type { ObjectName } from '#demo/art/website/pictures/objects.ts'
import type { SceneName } from '#demo/art/website/pictures/scenes.ts'

export const businessKinds = [
  'bakery',
  'restaurant',
  'coffee',
  'winery',
  'florist',
  'skincare',
  'furniture',
  'pottery',
  'bicycles',
  'architect',
  'photographer',
  'museum',
  'magazine',
  'podcast',
  'festival',
  'conference',
  'hotel',
  'yoga',
  'clinic',
  'law',
  'nonprofit',
  'analytics',
  'fintech',
  'developer',
] as const

export type BusinessKind = (typeof businessKinds)[number]

/** Groups of kinds that share layouts made for them. */
export type Trade = 'shop' | 'food' | 'culture' | 'event' | 'service' | 'stay' | 'software' | 'studio'

/** What is sold, and the object that shows it. */
export type Item = { name: string; note: string; price: string; object: ObjectName }

export type Business = {
  kind: BusinessKind
  trades: readonly Trade[]
  names: readonly string[]
  headlines: readonly string[]
  blurbs: readonly string[]
  nav: readonly string[]
  cta: readonly [string, string]
  /** Small line above a headline. */
  kickers: readonly string[]
  /** Title over the items. */
  section: string
  items: readonly Item[]
  facts: readonly (readonly [value: string, label: string])[]
  quote: readonly [words: string, who: string]
  scenes: readonly SceneName[]
  /** In the order of the items. */
  objects: readonly ObjectName[]
}

type Written = Omit<Business, 'items'> & { items: readonly string[] }

/** Items are written as 'name | note | price' to keep the lists readable. */
export function business({ items, ...rest }: Written): Business {
  return {
    ...rest,
    items: items.map((item, i) => {
      const [name = '', note = '', price = ''] = item.split(' | ')
      return { name, note, price, object: rest.objects[i % rest.objects.length] ?? 'vase' }
    }),
  }
}
