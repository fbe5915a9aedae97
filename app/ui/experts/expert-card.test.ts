import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { FoundExpert } from '#domain/lists/expert-card.ts'

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
} as unknown as FoundExpert

function render(card: FoundExpert): string {
  const props = { cards: [card], now: '2026-06-02T00:00:00.000Z', reactions: undefined, here: '/hire/web-design' }
  const html = renderToStaticMarkup(createElement(ExpertGrid, props))
  return html.slice(html.indexOf('<li>'), html.lastIndexOf('</li></ul>') + '</li>'.length)
}

const withoutPicture = (name: string) => ({ name, thumbnailUrl: null })

test('R498 a card is light: few elements, and few of its bytes are class attributes', () => {
  const card = render(CARD)
  expect(card).toContain('Site of the Year')
  const classes = [...card.matchAll(/ class="[^"]*"/g)].reduce((sum, [text]) => sum + text.length, 0)
  expect(card.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(32)
  expect(classes / card.length).toBeLessThan(1 / 7)
})

test('R513 of work without a picture, a card has the name', () => {
  const html = render({
    ...CARD,
    featured: [withoutPicture('Harbour <b>'), site('two'), withoutPicture('Harbour <b>')],
  })
  expect(html.match(/<div><bdi>Harbour &lt;b&gt;<\/bdi><\/div>/g)).toHaveLength(2)
  expect(html.match(/alt="two, by Ada Moreau"/g)).toHaveLength(1)
  expect(html).not.toContain('<div></div>')
})

test('R498 a card with names of work is smaller than one with pictures', () => {
  const named = render({ ...CARD, featured: ['one', 'two', 'three'].map(withoutPicture) })
  expect(named.length).toBeLessThan(render(CARD).length)
})

test('R513 a card of somebody without work has no empty frame', () => {
  expect(render({ ...CARD, featured: [] })).not.toContain('card-work')
})

test('R813 the card of an expert who is new says so, with or without an availability and badges', () => {
  const label = '<span class="new-mark">New</span>'
  expect(render({ ...CARD, isNew: true })).toContain(`<div class="card-state">${label}`)
  expect(render({ ...CARD, isNew: true, availability: null, badges: [] })).toContain(label)
  expect(render(CARD)).not.toContain('new-mark')
})
