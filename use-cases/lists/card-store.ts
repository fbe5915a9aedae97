import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'

/** Some eight megabytes with their markup: of a marketplace of any size, most visitors see the same few. */
const MOST = 1000

type Kept = { card: ExpertCard; version: number; skills: Catalogue['skills'] }

/** Cards as they were when they had this version; the least recently shown go first. */
export function createCardStore(most = MOST) {
  const kept = new Map<string, Kept>()
  return {
    /** Undefined where it is another by now, or its skills are called otherwise. */
    get(id: string, { version, skills }: Omit<Kept, 'card'>): ExpertCard | undefined {
      const found = kept.get(id)
      if (found?.version !== version || found.skills !== skills) return undefined
      kept.delete(id)
      kept.set(id, found)
      return found.card
    },
    set(id: string, card: Kept): void {
      kept.delete(id)
      kept.set(id, card)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}

export type CardStore = ReturnType<typeof createCardStore>
