import { expect, test } from 'vitest'

import { tagsOfCall, tagsOfChange } from './page-tags.ts'

const V1 = '/v1/marketplace'

test.each([
  [`${V1}/hire/seo/de/d%C3%BCsseldorf?page=2`, ['cards:/hire/seo/de/düsseldorf']],
  [`${V1}/hire/seo/de/halle%2C-saale`, ['cards:/hire/seo/de/halle,-saale']],
  [`${V1}/hire/seo?count=/hire/seo/us&page=2`, ['cards:/hire/seo', 'count:/hire/seo/us']],
  [`${V1}/hire-counts?path=/hire/seo&path=/hire/seo/us`, ['count:/hire/seo', 'count:/hire/seo/us']],
  [`${V1}/hire-counts?`, ['counts']],
  [`${V1}/city-counts`, ['counts']],
  [`${V1}/search?q=x`, ['experts']],
  [`${V1}/profiles/Ada-Moreau`, ['profile:ada-moreau']],
  [`${V1}/profiles/ada-moreau/templates?limit=24`, ['profile:ada-moreau']],
  [`${V1}/me`, []],
  ['/openapi.json', []],
])('R152 a page that read %s depends on %s', (call, tags) => {
  expect(tagsOfCall(call)).toEqual(tags)
})

test.each([`${V1}/me/messages`, `${V1}/admin/profiles`, '/user/auth/get-session', `${V1}/moderation-counts`])(
  'R152 a page that read %s is not cached',
  (call) => expect(tagsOfCall(call)).toBeUndefined(),
)

test('R152 a card counts on the pages of its skill, country and city; who comes or goes also in their counts', () => {
  const cards = ['experts', 'cards:/hire/seo', 'cards:/hire/seo/de', 'cards:/hire/seo/de/düsseldorf']
  expect(tagsOfChange({ kind: 'card', subject: 'seo/de/düsseldorf' })).toEqual(cards)
  expect(tagsOfChange({ kind: 'listed', subject: 'seo/de/' })).toEqual([
    ...cards.slice(0, 3),
    'counts',
    'count:/hire/seo',
    'count:/hire/seo/de',
  ])
  expect(tagsOfChange({ kind: 'profile', subject: 'ada-moreau' })).toEqual(['profile:ada-moreau'])
  const everything = ['all', 'something new'].map((kind) => tagsOfChange({ kind, subject: '' }))
  expect(everything).toEqual([undefined, undefined])
})
