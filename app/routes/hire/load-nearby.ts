import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Client } from '#client/client.ts'
import { fetchHirePage } from '#client/lists/hire.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'
import type { ExpertCard, HireAnswer } from '#domain/lists/expert-card.ts'

import type { RelatedLinks } from './related-links.ts'

/** Other pages are read until there is a row of experts, and no more of these. */
const ROW = 3
const MOST_PAGES = 3
const MOST_NEARBY = 6

export type Nearby = { title: string; experts: ExpertCard[] }

/** `isPlace`: it is known to be near. `isElsewhere`: the skill in all other places. */
type NearPage = { name: string; href: string; isPlace: boolean; isElsewhere?: boolean }

/** The same skill in wider places, the nearest first; then other skills of the place, or related ones. */
function pagesNearby(t: PageTexts, { wider, others, place }: RelatedLinks, found: HireAnswer): NearPage[] {
  const counts = found.counts ?? {}
  // R728: a list that is narrowed to a region has its own page around it.
  const around = found.facts.experts > found.total && place ? [{ within: place, href: found.path }] : []
  const larger = wider.filter(({ href }) => (counts[href] ?? 0) > found.total)
  return [
    ...[...around, ...larger].map(({ within, href }) => ({
      name: within ?? t('hire.nearby.otherPlaces'),
      href,
      isPlace: within !== undefined,
      isElsewhere: within === undefined,
    })),
    ...others
      .filter(({ href }) => (counts[href] ?? 0) > 0)
      .map(({ name, href }) => ({
        name: place === undefined ? name : t('hire.nearby.skillIn', { skill: name, place }),
        href,
        isPlace: place !== undefined,
      })),
  ]
}

const names = new Intl.ListFormat('en')

function titleOf(t: PageTexts, pages: NearPage[]): string {
  const named = { pages: names.format(pages.map(({ name }) => name)) }
  if (pages.some(({ isPlace }) => isPlace)) return t('hire.nearby.near', named)
  return pages.every(({ isElsewhere }) => isElsewhere) ? t('hire.nearby.elsewhere') : t('hire.nearby.more', named)
}

/** R728: the experts who fill up a list of fewer than 3 experts; undefined if it is long enough, or no one is near. */
export async function loadNearby(
  { client, t }: { client: Client; t: PageTexts },
  found: HireAnswer,
  related: RelatedLinks,
): Promise<Nearby | undefined> {
  if (found.total >= MIN_INDEXABLE_EXPERTS) return undefined
  const shown = new Set(found.experts.map(({ slug }) => slug))
  const [used, experts]: [NearPage[], ExpertCard[]] = [[], []]
  for (const page of pagesNearby(t, related, found).slice(0, MOST_PAGES)) {
    if (experts.length >= ROW) break
    const others = await fetchHirePage(client, { path: page.href, query: new URLSearchParams() })
    const more = others?.experts.filter(({ slug }) => !shown.has(slug)).slice(0, MOST_NEARBY - experts.length) ?? []
    if (more.length === 0) continue
    used.push(page)
    experts.push(...more)
    for (const { slug } of more) shown.add(slug)
  }
  return experts.length > 0 ? { title: titleOf(t, used), experts } : undefined
}
