import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'

/** However large the marketplace, most visitors see the same few cards. */
const MAX_CARDS = 1000

type CachedCard = { card: ExpertCard; version: number; skills: Catalogue['skills'] }

/** Cards by profile, each in one version; the least recently shown are evicted first. */
export function createCardStore(maxCards = MAX_CARDS) {
  const cache = new Map<string, CachedCard>()
  return {
    /** Undefined if the card has another version by now, or skills may have other names. */
    get(id: string, { version, skills }: Omit<CachedCard, 'card'>): ExpertCard | undefined {
      const cached = cache.get(id)
      if (cached?.version !== version || cached.skills !== skills) return undefined
      cache.delete(id)
      cache.set(id, cached)
      return cached.card
    },
    set(id: string, card: CachedCard): void {
      cache.delete(id)
      cache.set(id, card)
      const [oldest] = cache.keys()
      if (cache.size > maxCards && oldest !== undefined) cache.delete(oldest)
    },
  }
}

export type CardStore = ReturnType<typeof createCardStore>
