import { type CardVersion, listExpertCards } from '#db/queries/lists/expert-cards.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { CardWithWorks } from './card-store.ts'
import { presentExpertCard, cardWorks } from './present-expert-card.ts'

/**
 * R176: current cards in the requested order. Those with an unchanged version come from the cache as the same objects,
 * so callers must not change them.
 */
export async function loadExpertCards(deps: CardDeps, versions: CardVersion[]): Promise<ExpertCard[]> {
  const found = await loadCardsById(deps, versions)
  return versions.flatMap(({ profile_id: id }) => found.get(id)?.card ?? [])
}

export type CardDeps = Pick<Deps, 'db' | 'catalogue' | 'cards' | 'site'>

/** The same by profile id, each with what `tailorCard` needs. */
export async function loadCardsById(
  { db, catalogue, cards, site }: CardDeps,
  versions: CardVersion[],
): Promise<Map<string, CardWithWorks | undefined>> {
  const { skills } = catalogue
  const found = new Map(
    versions.map(({ profile_id: id, card_version: version }) => [id, cards.get(id, { version, skills })]),
  )
  const missing = versions.filter(({ profile_id: id }) => !found.get(id))
  const rows = await listExpertCards(
    db,
    missing.map(({ profile_id: id }) => id),
  )
  const versionOf = new Map(missing.map((one) => [one.profile_id, one.card_version]))
  for (const row of rows) {
    const read = { card: presentExpertCard(row, { catalogue, site }), works: cardWorks(row, site) }
    found.set(row.id, read)
    // The card may be newer than its version; then the next caller finds a newer version, and reads it again.
    cards.set(row.id, { read, version: versionOf.get(row.id) ?? 0, skills })
  }
  return found
}
