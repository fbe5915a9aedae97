import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'

import { createFragmentCache } from '#app/fragments/fragment-cache.ts'
import { renderPage } from '#app/fragments/render-page.tsx'
import { HeroWorks } from '#app/routes/home/hero-works.tsx'
import { Highlights } from '#app/routes/profile/profile-sections.tsx'
import { WorkCell } from '#app/routes/shortlist/compare-cells.tsx'
import { CardGrid } from '#app/ui/experts/expert-card.tsx'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import type { Profile } from '#domain/profiles/profile.ts'

const thumbnailUrl = '/media/thumbnail/k1/1280.webp'

function card(values: Partial<ExpertCard> = {}): ExpertCard {
  const featured = ['Harbour Museum', 'Tide Tables', 'Salt & Rope'].map((name) => ({ name, thumbnailUrl }))
  const terms = { badges: [], skills: [], availability: null, projectMinimum: null, title: null, type: 'freelancer' }
  const location = { city: null, country: null }
  return {
    slug: 'ada',
    name: 'Ada Moreau',
    profileImg: '/media/avatar/a1/384.webp',
    location,
    featured,
    ...terms,
    ...values,
  } as unknown as ExpertCard
}

function altsOf(element: ReactElement): string[] {
  const html = renderPage(element, createFragmentCache()).toString()
  expect(html.match(/<img/g)).not.toBeNull()
  return [...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt = '']) => alt.replaceAll('&amp;', '&'))
}

const act = { name: 'test card', Act: () => null }
const WORK = ['Harbour Museum, by Ada Moreau', 'Tide Tables, by Ada Moreau', 'Salt & Rope, by Ada Moreau']

test('R302 a card says whose work its pictures show, and nothing of the face beside the name', () => {
  const grid = createElement(CardGrid, { cards: [card()], now: '2026-06-30T00:00:00Z', act })
  expect(altsOf(grid)).toEqual([...WORK, ''])
})

test('R302 a profile and a comparison say it, too', () => {
  const { featured } = card()
  const featuredAssets = featured.map((asset) => ({ ...asset, id: asset.name, url: null, caption: null }))
  const profile = { name: 'Ada Moreau', featuredAssets } as unknown as Profile
  expect(altsOf(createElement(Highlights, { profile }))).toEqual(WORK)
  expect(altsOf(createElement(WorkCell, { expert: { name: 'Ada Moreau', featured } }))).toEqual(WORK)
})

test('R302 pictures that their cards show again have none', () => {
  const experts = ['a', 'b', 'c'].map((slug) => card({ slug }))
  expect(altsOf(createElement(HeroWorks, { experts }))).toEqual(['', '', ''])
})
