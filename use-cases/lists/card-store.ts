import { LRUCache } from 'lru-cache'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'

/** However large the marketplace, most visitors see the same few cards. */
const MAX_CARDS = 1000

type CachedCard = { card: ExpertCard; version: number; skills: Catalogue['skills'] }

/** Cards by profile, each in one version; the least recently shown are evicted first. */
export function createCardStore(maxCards = MAX_CARDS) {
  const cache = new LRUCache<string, CachedCard>({ max: maxCards })
  return {
    /** Undefined if the card has another version by now, or skills may have other names. */
    get(id: string, { version, skills }: Omit<CachedCard, 'card'>): ExpertCard | undefined {
      const cached = cache.get(id)
      return cached?.version === version && cached.skills === skills ? cached.card : undefined
    },
    set(id: string, card: CachedCard): void {
      cache.set(id, card)
    },
  }
}

export type CardStore = ReturnType<typeof createCardStore>
