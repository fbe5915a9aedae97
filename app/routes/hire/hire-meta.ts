import type { MetaDescriptor } from 'react-router'

import type { Choice } from '#app/listing/list-address.ts'
import type { IgnoredChoice } from '#app/listing/parse-list-query.ts'
import type { SiteInfo } from '#app/load-context.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import { breadcrumbData } from '#app/ui/breadcrumb.tsx'
import { socialCardPicture, unversionedSocialPicture, socialTags } from '#app/ui/social-tags.ts'
import * as addresses from '#domain/addresses.ts'
import { MIN_INDEXABLE_EXPERTS, PAGE_SIZE } from '#domain/limits.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'
import { hireSocialCard, hireSocialCardPath } from '#domain/social/social-cards.ts'

import type { RelatedLinks } from './related-links.ts'

type HirePage = {
  found: HireAnswer
  chosen: Choice[]
  ignored: IgnoredChoice[]
  related: RelatedLinks
  site: SiteInfo
}

function describe(t: PageTexts, { total, skill, experts }: HireAnswer, place = ''): string {
  const named = { skill: skill.displayName, place, hasPlace: place ? 'yes' : 'no' }
  if (total === 0) return t('hire.meta.none', named)
  const names = experts.slice(0, 3).map((expert) => expert.name)
  const who = total > names.length ? 'some' : 'all'
  return t('hire.meta.description', { ...named, total, names: names.join(', '), who: names.length > 0 ? who : 'none' })
}

export function hireMeta(t: PageTexts, { found, chosen, ignored, related, site }: HirePage): MetaDescriptor[] {
  const url = site.url + encodeURI(found.path) + (found.page > 1 ? `?page=${found.page}` : '')
  const description = describe(t, found, related.place)
  const title = found.page > 1 ? t('lists.pageTitle', { title: related.heading, page: found.page }) : related.heading
  // Only the unfiltered first page has the data for its versioned image.
  const whole = found.page === 1 && chosen.length === 0
  const picture = whole
    ? socialCardPicture(hireSocialCard(found, { ...site, say: t }), site)
    : unversionedSocialPicture(hireSocialCardPath(found.path), related.heading)
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
