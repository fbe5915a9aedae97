import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ExpertCard } from '#domain/lists/expert-card.ts'

import { ExpertGrid } from './expert-card.tsx'

const site = (name: string) => ({ name, thumbnailUrl: `/media/thumbnail/${name}/1280.webp` })

const CARD = {
  slug: 'ada-moreau',
  name: 'Ada Moreau',
  type: 'freelancer',
  title: 'Web designer',
  profileImg: '/media/avatar/ada/384.webp',
  location: { city: 'Paris', country: 'France' },
  featured: [site('one'), site('two'), site('three')],
  skills: ['web-design', 'webflow', 'seo', 'branding'].map((slug) => ({ slug, name: slug })),
  badges: [
    { id: 'b', badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'WINNER', awardDate: '2025-01-01' },
  ],
  availability: { status: 'AVAILABLE', from: null, confirmedOn: '2026-06-01T00:00:00.000Z' },
  projectMinimum: { amount: 5000, currency: 'USD' },
  answerRate: 1,
  responseTimeHours: 6,
} as unknown as ExpertCard

test('R498 a card is light: few elements, and few of its bytes are class attributes', () => {
  const props = { cards: [CARD], now: '2026-06-02T00:00:00.000Z', marks: undefined, here: '/hire/web-design' }
  const html = renderToStaticMarkup(createElement(ExpertGrid, props))
  const card = html.slice(html.indexOf('<li>'), html.lastIndexOf('</li></ul>') + '</li>'.length)
  expect(card).toContain('Site of the Year')
  const classes = [...card.matchAll(/ class="[^"]*"/g)].reduce((sum, [text]) => sum + text.length, 0)
  expect(card.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(32)
  expect(classes / card.length).toBeLessThan(1 / 7)
})
