import type { MetaDescriptor } from 'react-router'

import type { Choice } from '#app/listing/list-address.ts'
import type { IgnoredChoice } from '#app/listing/read-list-query.ts'
import type { SiteInfo } from '#app/load-context.ts'
import { breadcrumbData } from '#app/ui/breadcrumb.tsx'
import { generatedPicture, newestPicture, socialTags } from '#app/ui/social-tags.ts'
import * as addresses from '#domain/addresses.ts'
import { MIN_INDEXABLE_EXPERTS, PAGE_SIZE } from '#domain/limits.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'
import { hireCard, hireCardPath } from '#domain/social/social-cards.ts'
import { plural } from '#domain/text/plural.ts'

import type { RelatedLinks } from './related-links.ts'

type HirePage = {
  found: HireAnswer
  chosen: Choice[]
  ignored: IgnoredChoice[]
  related: RelatedLinks
  site: SiteInfo
}

function describe({ total, skill, experts }: HireAnswer, place: string | undefined): string {
  const where = place ? ` in ${place}` : ''
  if (total === 0) return `No ${skill.displayName} expert${where} is listed yet: see who works nearby, and all others.`
  const names = experts.slice(0, 3).map((expert) => expert.name)
  const who = names.length > 0 ? `, ${total > names.length ? 'among them ' : ''}${names.join(', ')}` : ''
  const counted = plural(total, `${skill.displayName} expert`)
  return `${counted}${where}${who}: see their work, their terms and when they have time.`
}

export function hireMeta({ found, chosen, ignored, related, site }: HirePage): MetaDescriptor[] {
  const url = site.url + encodeURI(found.path) + (found.page > 1 ? `?page=${found.page}` : '')
  const description = describe(found, related.place)
  const title = related.heading + (found.page > 1 ? `, page ${found.page}` : '')
  // Only the unfiltered first page has the data for its versioned image.
  const whole = found.page === 1 && chosen.length === 0
  const picture = whole
    ? generatedPicture(hireCard(found, site.mediaUrl), site)
    : newestPicture(hireCardPath(found.path), related.heading)
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture }),
    ...(found.total < MIN_INDEXABLE_EXPERTS || chosen.length > 0 || ignored.length > 0
      ? [{ name: 'robots', content: 'noindex' }]
      : []),
    { 'script:ld+json': breadcrumbData(related.crumbs, site.url) },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: found.total,
        itemListElement: found.experts.map((expert, index) => ({
          '@type': 'ListItem',
          position: (found.page - 1) * PAGE_SIZE + index + 1,
          url: site.url + addresses.profile(expert.slug),
          name: expert.name,
        })),
      },
    },
  ]
}
