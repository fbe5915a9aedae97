import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import { ReadChips } from './read-chips.tsx'

type Found = Pick<SearchAnswer, 'q' | 'read' | 'match' | 'total'>

const SKILL = { kind: 'skill', value: 'logo-design', label: 'Logo Design', text: 'logo', from: 0, to: 4 } as const
const WORD = { kind: 'word', value: 'zzyzx', label: 'zzyzx', text: 'zzyzx', from: 5, to: 10 } as const

const textOf = (found: Partial<Found>) =>
  renderToStaticMarkup(
    createElement(ReadChips, { found: { q: 'logo zzyzx', read: [SKILL, WORD], match: 'similar', total: 2, ...found } }),
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('R733 a word that was not understood is not among what was understood', () => {
  expect(textOf({})).toBe('Understood as Logo Design Not understood “zzyzx”')
  expect(textOf({ read: [SKILL] })).toBe('Understood as Logo Design')
})

test('R733 where nothing was understood, the page says so, unless experts have the words', () => {
  expect(textOf({ read: [WORD], match: 'none', total: 0 })).toBe('Not understood “zzyzx”')
  expect(textOf({ match: 'exact' })).toBe('Understood as Logo Design Searched as typed “zzyzx”')
  expect(textOf({ read: [WORD], match: 'exact' })).toBe('')
  expect(textOf({ q: '', read: [] })).toBe('')
})
