import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { recordUnmatchedTerms } from './record-unmatched-terms.ts'

const MONDAY = new Date('2026-06-29T00:00:00Z')
const TUESDAY = new Date('2026-06-30T00:00:00Z')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('terms are counted by kind in one spelling, each once a call', async () => {
  const { db } = site.deps
  await recordUnmatchedTerms(db, [], { now: MONDAY })
  await recordUnmatchedTerms(
    db,
    [
      { kind: 'skill', term: ' Basket  Weaving' },
      { kind: 'skill', term: 'basket weaving' },
      { kind: 'city', term: 'Basket Weaving' },
      { kind: 'country', term: '   ' },
    ],
    { now: MONDAY },
  )
  await recordUnmatchedTerms(db, [{ kind: 'skill', term: 'BASKET WEAVING' }], { now: TUESDAY })
  const undecided = { status: 'new', target: null, decided_at: null }
  expect(await db.selectFrom('unmatched_term').selectAll().orderBy('kind').execute()).toEqual([
    { kind: 'city', term: 'basket weaving', times: 1, first_seen: MONDAY, last_seen: MONDAY, ...undecided },
    { kind: 'skill', term: 'basket weaving', times: 2, first_seen: MONDAY, last_seen: TUESDAY, ...undecided },
  ])
})

test('many at once, in any order, lose no count', async () => {
  const terms = ['one', 'two', 'three', 'four'].map((term) => ({ kind: 'country' as const, term }))
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      recordUnmatchedTerms(site.deps.db, index % 2 ? terms : terms.toReversed(), { now: MONDAY }),
    ),
  )
  const rows = await site.deps.db.selectFrom('unmatched_term').where('kind', '=', 'country').select('times').execute()
  expect(rows.map((row) => row.times)).toEqual([20, 20, 20, 20])
})
