import { expect, test } from 'vitest'

import type { ExpertCard } from '#domain/lists/expert-card.ts'

import { createCardStore } from './card-store.ts'

const card = (slug: string) => ({ card: { slug } as ExpertCard, works: [] })
const skills = new Map()
const at = (version: number) => ({ version, skills })

test('a card of another version, or with other skills, is not found', () => {
  const cards = createCardStore()
  const ada = card('ada')
  cards.set('1', { read: ada, ...at(4) })
  expect(cards.get('1', at(4))).toBe(ada)
  expect(cards.get('1', at(5))).toBeUndefined()
  expect(cards.get('1', { version: 4, skills: new Map() })).toBeUndefined()
  expect(cards.get('2', at(4))).toBeUndefined()
})

test('the least recently shown make room', () => {
  const cards = createCardStore(2)
  for (const id of ['1', '2']) cards.set(id, { read: card(id), ...at(0) })
  cards.get('1', at(0))
  cards.set('3', { read: card('3'), ...at(0) })
  expect(['1', '2', '3'].map((id) => cards.get(id, at(0))?.card.slug)).toEqual(['1', undefined, '3'])
})
