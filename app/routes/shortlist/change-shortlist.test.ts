import { expect, test } from 'vitest'

import { changeShortlist } from './change-shortlist.ts'

const TWELVE = Array.from({ length: 12 }, (_one, index) => `expert-${index}`)

function change(list: string[], fields: Record<string, string>, former: string[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changeShortlist({ list, former }, form)
}

test.each([
  ['/hire/seo?page=2&sort=newest', '/hire/seo?page=2&sort=newest#listed-ada-moreau'],
  ['/@ada-moreau#sites', '/@ada-moreau#listed-ada-moreau'],
  ['https://evil.example/', '/#listed-ada-moreau'],
  ['//evil.example', '/#listed-ada-moreau'],
])('adding leads back to the page: %s', (next, to) => {
  const added = change(['northlight'], { expert: 'ada-moreau', next })
  expect(added).toEqual({ stored: { list: ['northlight', 'ada-moreau'], former: [] }, to })
})

test('R310 the pressed button of a card takes the expert off, leads back to it, and can be undone', () => {
  const list = ['one', 'ada-moreau']
  expect(change(list, { remove: 'ada-moreau', next: '/hire/seo?page=2#listed-one' })).toEqual({
    stored: { list: ['one'], former: list },
    to: '/hire/seo?page=2#listed-ada-moreau',
  })
  expect(change(list, { remove: 'ada-moreau', next: 'https://evil.example/' }).to).toBe('/#listed-ada-moreau')
  expect(change(list, { remove: '<script>', next: '/' })).toEqual({ stored: { list, former: [] }, to: '/shortlist' })
})

test('R70 adding an expert twice changes nothing and keeps the undo', () => {
  const again = change(['ada-moreau'], { expert: 'ada-moreau', next: '/' }, ['ada-moreau', 'northlight'])
  expect(again.stored).toEqual({ list: ['ada-moreau'], former: ['ada-moreau', 'northlight'] })
})

test('R70 the thirteenth expert is refused, and the list stays as it is', () => {
  expect(change(TWELVE, { expert: 'one-more', next: '/hire/seo' }, ['northlight'])).toEqual({
    stored: { list: TWELVE, former: ['northlight'] },
    to: '/shortlist?full=one-more#note',
  })
})

test.each(['', '<script>', '../x', 'a\r\nset-cookie: x=y'])('R71 %j is ignored as a handle', (expert) => {
  expect(change(['northlight'], { expert, next: '/' })).toEqual({
    stored: { list: ['northlight'], former: [] },
    to: '/shortlist',
  })
  expect(change(['northlight'], { expert, before: 'northlight' }).to).toBe('/shortlist')
})

test('R73 undoing a removal or a clear restores the order', () => {
  const list = ['one', 'two', 'three']
  const removed = change(list, { intent: 'remove', expert: 'two' })
  expect(removed.stored).toEqual({ list: ['one', 'three'], former: list })
  const cleared = change(list, { intent: 'clear' })
  expect(cleared.stored).toEqual({ list: [], former: list })
  for (const { stored } of [removed, cleared]) {
    expect(change([...stored.list], { intent: 'undo' }, [...stored.former]).stored).toEqual({ list, former: [] })
  }
})

test('R73 a removal that is sent twice can still be undone; an undo without a removal keeps the list', () => {
  const again = change(['one'], { intent: 'remove', expert: 'two' }, ['one', 'two'])
  expect(again.stored).toEqual({ list: ['one'], former: ['one', 'two'] })
  expect(change(['one'], { intent: 'undo' }).stored.list).toEqual(['one'])
})

test('R73 adding or moving discards the undo', () => {
  expect(change(['one'], { expert: 'two', next: '/' }, ['old']).stored.former).toEqual([])
  const moved = change(['one', 'two'], { expert: 'one', after: 'two' }, ['old'])
  expect(moved).toEqual({ stored: { list: ['two', 'one'], former: [] }, to: '/shortlist#expert-one' })
})

test('a shared list is appended to the visitor’s own, or replaces it', () => {
  expect(change(['one'], { intent: 'save', experts: 'two,one,three' })).toEqual({
    stored: { list: ['one', 'two', 'three'], former: [] },
    to: '/shortlist',
  })
  expect(change(['one'], { intent: 'replace', experts: 'two,three' }).stored).toEqual({
    list: ['two', 'three'],
    former: ['one'],
  })
})

test('R70 a shared list that does not fit changes nothing', () => {
  expect(change(TWELVE, { intent: 'save', experts: 'two,three' })).toEqual({
    stored: { list: TWELVE, former: [] },
    to: '/shortlist?experts=two,three',
  })
})
