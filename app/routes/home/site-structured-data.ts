import type { MetaDescriptor } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'
import * as addresses from '#domain/addresses.ts'

/** What search engines may know of the site as a whole: whose it is, and where to search it. */
export function siteStructuredData({ url, name, brand }: Pick<SiteInfo, 'url' | 'name' | 'brand'>): MetaDescriptor[] {
  const logo = brand?.icon?.touch ?? brand?.logo?.light.href ?? '/apple-touch-icon.png'
  const organization = { '@id': `${url}/#organization` }
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url: url + addresses.home,
        publisher: organization,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}${addresses.experts}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        ...organization,
        name,
        url: url + addresses.home,
        logo: url + logo,
      },
    },
  ]
}
