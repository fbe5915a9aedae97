import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { ExpertCard, HireAnswer } from '#domain/lists/expert-card.ts'

import { hireMeta } from './hire-meta.ts'
import type { RelatedLinks } from './related-links.ts'

const t = textsFor('en')
const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'the platform', demo: false }
const related = { heading: 'SEO experts', crumbs: [], lists: [], paths: [] } as unknown as RelatedLinks

function page(values: Partial<HireAnswer>): HireAnswer {
  const experts = [{ slug: 'ada-moreau', name: 'Ada Moreau', featured: [] } as unknown as ExpertCard]
  const skill = { slug: 'seo', displayName: 'SEO' }
  return {
    path: '/hire/seo',
    skill,
    country: null,
    city: null,
    total: 60,
    page: 1,
    pages: 3,
    experts,
    ...values,
  } as HireAnswer
}

function firstPosition(found: HireAnswer): unknown {
  const tags = hireMeta(t, { found, chosen: [], ignored: [], related, site })
  const data = tags.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  )
  const list = data.find((one) => one['@type'] === 'ItemList')
  const items = list?.['itemListElement'] as { position: number }[] | undefined
  return items?.[0]?.position
}

test('R300 places in the list go on from page to page', () => {
  expect(firstPosition(page({ page: 1 }))).toBe(1)
  expect(firstPosition(page({ page: 3 }))).toBe(2 * PAGE_SIZE + 1)
})

test('R305 the description counts one expert as one', () => {
  const description = (total: number, place?: string) =>
    hireMeta(t, { found: page({ total }), chosen: [], ignored: [], related: { ...related, place }, site }).find(
      (tag) => 'name' in tag && tag.name === 'description',
    )
  expect(description(1)).toMatchObject({ content: expect.stringMatching(/^1 SEO expert, Ada Moreau\. See their work/) })
  expect(description(1200, 'France')).toMatchObject({
    content: expect.stringMatching(/^1,200 SEO experts in France, including Ada Moreau\. /),
  })
  expect(description(0, 'France')).toMatchObject({
    content: expect.stringMatching(/^No SEO experts in France are listed yet\. /),
  })
})

test('R742 a page in another currency is not for search engines, and its canonical address has none', () => {
  const tags = hireMeta(t, {
    found: page({}),
    chosen: [{ name: 'currency', value: 'EUR', label: 'EUR' }],
    ignored: [],
    related,
    site,
  })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags.find((tag) => 'rel' in tag && tag.rel === 'canonical')).toMatchObject({
    href: expect.not.stringContaining('currency'),
  })
})

test('R307 a page whose address has an unknown filter is not for search engines', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  const meta = (ignored: { name: string; value: string }[]) =>
    hireMeta(t, { found: page({}), chosen: [], ignored, related, site })
  expect(meta([])).not.toContainEqual(noindex)
  expect(meta([{ name: 'language', value: 'zz' }])).toContainEqual(noindex)
})
