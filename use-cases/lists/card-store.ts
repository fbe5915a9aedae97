import { LRUCache } from 'lru-cache'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import type { CardWork } from '#domain/lists/fitting-work.ts'

/** However large the marketplace, most visitors see the same few cards. */
const MAX_CARDS = 1000

/** A card as it is without a question, and the works that a question may bring to its front (R731). */
export type CardWithWorks = { card: ExpertCard; works: readonly CardWork[] }

type CachedCard = { read: CardWithWorks; version: number; skills: Catalogue['skills'] }

/** Cards by profile, each in one version; the least recently shown are evicted first. */
export function createCardStore(maxCards = MAX_CARDS) {
  const cache = new LRUCache<string, CachedCard>({ max: maxCards })
  return {
    /** Undefined if the card has another version by now, or skills may have other names. */
    get(id: string, { version, skills }: Omit<CachedCard, 'read'>): CardWithWorks | undefined {
      const cached = cache.get(id)
      return cached?.version === version && cached.skills === skills ? cached.read : undefined
    },
    set(id: string, cached: CachedCard): void {
      cache.set(id, cached)
    },
  }
}

export type CardStore = ReturnType<typeof createCardStore>
