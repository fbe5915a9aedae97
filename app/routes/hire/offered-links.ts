import type { PageTexts } from '#app/shell/use-texts.ts'
import type { CountedLink } from '#app/ui/figures/link-table.tsx'
import * as addresses from '#domain/addresses.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'

import type { RelatedLinks } from './related-links.ts'

type Counts = Record<string, number> | undefined

const COUNTRY = /^\/hire\/[^/]+\/[^/]+$/
const CITY = /^\/hire\/[^/]+\/[^/]+\/[^/]+$/

type Offered = { title: string; more?: RelatedLinks['lists'][number]['more']; items: CountedLink[] }

type Page = { path: string; counts?: Counts }

/** R510: the lists of a hire page with their counts, without cities that have no listed experts; R275: a country has all of its own. */
export function hireLinkLists(lists: RelatedLinks['lists'], { path, counts }: Page): Offered[] {
  const isOwn = (href: string) => COUNTRY.test(path) && href.startsWith(`${path}/`)
  return lists
    .map((list) => ({
      ...list,
      items: list.items
        .map((item) => ({ ...item, count: counts?.[item.href] }))
        .filter(({ href, count }) => count !== 0 || !CITY.test(href) || isOwn(href)),
    }))
    .filter(({ items }) => items.length > 0)
}

type Wider = { name: string; href: string; hasMore: boolean }

/** R511: the nearest wider page that lists more experts; where none does, the other skills. */
export function widerHirePage(
  { path, counts, total, facts }: Pick<HireAnswer, 'path' | 'counts' | 'total' | 'facts'>,
  { wider, allName }: Pick<RelatedLinks, 'wider' | 'allName'>,
  t: PageTexts,
): Wider {
  // The list is narrowed to a region.
  if (facts.experts > total) return { name: allName, href: path, hasMore: true }
  const page = wider.find(({ href }) => (counts?.[href] ?? 0) > total)
  return page ? { ...page, hasMore: true } : { name: t('hire.wider.skills'), href: addresses.hireIndex, hasMore: false }
}
