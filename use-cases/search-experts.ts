import { listExpertCards } from '#db/queries/expert-cards.ts'
import { countExperts, listExpertIds } from '#db/queries/expert-search.ts'
import type { SearchAnswer } from '#domain/expert-card.ts'
import { PAGE_SIZE } from '#domain/limits.ts'

import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'

const MAX_TERMS = 8
/** Words that join a skill and a place. */
const JOINING = new Set(['in', 'near', 'and', '&'])

/** Experts whose profile has every word of the query; without one, all of them. */
export async function searchExperts(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { q, page }: { q: string; page: number },
): Promise<SearchAnswer> {
  const terms = q
    .split(/[\s,]+/u)
    .filter((term) => term !== '' && !JOINING.has(term.toLowerCase()))
    .slice(0, MAX_TERMS)
  const [total, ids] = await Promise.all([
    countExperts(db, terms),
    listExpertIds(db, terms, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  ])
  const rows = await listExpertCards(db, ids)
  const experts = rows.map((row) => presentExpertCard(row, catalogue))
  return { q, total, page, pages: Math.ceil(total / PAGE_SIZE), experts, facets: {} }
}
