import type { MetaDescriptor } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'
import { breadcrumbData } from '#app/ui/breadcrumb.tsx'
import type { HireAnswer } from '#domain/expert-card.ts'
import { INDEXABLE_EXPERTS } from '#domain/limits.ts'

import type { linksAround } from './links-around.ts'

type HirePage = {
  found: HireAnswer
  chosen: Record<string, string>
  around: ReturnType<typeof linksAround>
  site: SiteInfo
}

export function hireMeta({ found, chosen, around, site }: HirePage): MetaDescriptor[] {
  const url = site.url + encodeURI(found.path) + (found.page > 1 ? `?page=${found.page}` : '')
  const title = `${around.heading}${found.page > 1 ? `, page ${found.page}` : ''} | ${site.name}`
  const names = found.experts.slice(0, 3).map((expert) => expert.name)
  const who = names.length > 0 ? `, among them ${names.join(', ')}` : ''
  const description = `${found.total} ${around.heading}${who}: see their work, their terms and when they have time.`
  const image = found.experts[0]?.featured[0]?.thumbnailUrl
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: around.heading },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: new URL(image, site.url).href }] : []),
    ...(found.total < INDEXABLE_EXPERTS || Object.keys(chosen).length > 0
      ? [{ name: 'robots', content: 'noindex' }]
      : []),
    { 'script:ld+json': breadcrumbData(around.crumbs, site.url) },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: found.total,
        itemListElement: found.experts.map((expert, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${site.url}/@${expert.slug}`,
          name: expert.name,
        })),
      },
    },
  ]
}
