import { type Among, findByText, type FoundByText, type TextSearch } from '#db/queries/lists/expert-search.ts'
import { EVERYONE, readTally } from '#db/queries/lists/listing-tallies.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { bestScores } from '#domain/lists/best-scores.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'
import type { Deps } from '#use-cases/deps.ts'

/** The first pass searches the `firstLimit` best scores; more than `reached` matches fill every page. */
export const BOUNDS = { firstLimit: 3000, reached: MAX_PAGES * PAGE_SIZE }
export type Bounds = typeof BOUNDS
/** Head room of the next pass over the estimate from the current match rate. */
const MARGIN = 1.25

/** How far a search goes, and the tally of everyone, which it reads at most once. */
export type Scope = Bounds & { readEveryone: () => Promise<Tally> }

export function createScope({ db }: Pick<Deps, 'db'>, bounds: Bounds): Scope {
  let everyone: Promise<Tally> | undefined
  return { ...bounds, readEveryone: () => (everyone ??= readTally(db, EVERYONE)) }
}

/** Whether a site has so many experts that the best of them are searched first. */
export async function isBestFirst({ firstLimit, readEveryone }: Scope): Promise<boolean> {
  return firstLimit * 2 <= (await readEveryone()).experts
}

export type FoundTerms = FoundByText & { more: boolean }

/**
 * R161: once the experts with the best scores fill every page, the search stops. The first pass estimates how many
 * experts are enough. Only whole words count here: collecting the matches of a frequent prefix takes as long for a few
 * experts as for everyone.
 */
async function findAmongBest(
  { db }: Pick<Deps, 'db'>,
  { terms, ...search }: Omit<TextSearch, 'among'>,
  { firstLimit, reached, readEveryone }: Scope,
): Promise<FoundTerms | undefined> {
  const everyone = await readEveryone()
  const whole = terms.map((term) => ({ ...term, open: false }))
  let [limit, among]: [number, Among] = [firstLimit, { best: firstLimit }]
  while (limit * 2 <= everyone.experts) {
    const found = await findByText(db, { ...search, terms: whole, among })
    if (found.total > reached) return { ...found, more: true }
    const enough = Math.ceil((limit / (found.total + 1)) * reached * MARGIN)
    const { scores, experts } = bestScores(everyone.codes, Math.max(limit * 2, enough))
    ;[limit, among] = [experts, { scores }]
  }
  return undefined
}

/** Experts who match every term: among the best, where they are enough, else among all. */
export async function findTerms(
  deps: Pick<Deps, 'db'>,
  search: Omit<TextSearch, 'among'>,
  scope: Scope,
): Promise<FoundTerms> {
  const best = await findAmongBest(deps, search, scope)
  return best ?? { ...(await findByText(deps.db, search)), more: false }
}
