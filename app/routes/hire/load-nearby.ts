import type { Client } from '#client/client.ts'
import { fetchHirePage } from '#client/lists/hire.ts'
import { INDEXABLE_EXPERTS } from '#domain/limits.ts'
import type { ExpertCard, HireAnswer } from '#domain/lists/expert-card.ts'

import type { RelatedLinks } from './related-links.ts'

const MOST_NEARBY = 6

export type Nearby = { title: string; experts: ExpertCard[] }

/** The same skill in wider places, the nearest first; then other skills of the place, or related ones. */
function pagesNearby({ wider, others, place }: RelatedLinks): { title: string; href: string }[] {
  return [
    ...wider.map(({ within, href }) => ({ title: within === undefined ? 'Elsewhere' : `Nearby, in ${within}`, href })),
    ...others.map(({ name, href }) => ({ title: place === undefined ? name : `${name} in ${place}`, href })),
  ]
}

/** R728: the experts who fill up a list of fewer than 3 experts; undefined if it is long enough, or nobody is near. */
export async function loadNearby(
  client: Client,
  found: HireAnswer,
  related: RelatedLinks,
): Promise<Nearby | undefined> {
  if (found.total >= INDEXABLE_EXPERTS) return undefined
  const counts = found.counts ?? {}
  const page = pagesNearby(related).find(({ href }) => (counts[href] ?? 0) > found.total)
  const others = page && (await fetchHirePage(client, { path: page.href, query: new URLSearchParams() }))
  const shown = new Set(found.experts.map(({ slug }) => slug))
  const experts = others?.experts.filter(({ slug }) => !shown.has(slug)).slice(0, MOST_NEARBY) ?? []
  return page && experts.length > 0 ? { title: page.title, experts } : undefined
}
