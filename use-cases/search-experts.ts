import type { SearchAnswer } from '#domain/expert-card.ts'

import type { Deps } from './deps.ts'
import { readExpertPage } from './read-expert-page.ts'

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
  return { q, ...(await readExpertPage({ db, catalogue }, { terms }, page)), facets: {} }
}
