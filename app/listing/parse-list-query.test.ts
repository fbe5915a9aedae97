import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { parseListQuery } from './parse-list-query.ts'

const { regions } = loadCatalogue()

test('R307 what no filter knows is left out of the query, and named', () => {
  const { query, ignored } = parseListQuery(
    new URLSearchParams('q=maria&language=fr&language=zz&sort=best&service=&region=atlantis&page=2'),
    regions,
  )
  expect(query.toString()).toBe('q=maria&page=2&language=fr')
  expect(ignored).toEqual([
    { name: 'sort', value: 'best' },
    { name: 'language', value: 'zz' },
    { name: 'region', value: 'atlantis' },
  ])
})

test('R307 what is right stays, and nothing is named', () => {
  const { query, ignored } = parseListQuery(new URLSearchParams('type=agency&budget=500&region=bavaria'), regions)
  expect([query.toString(), ignored]).toEqual(['budget=500&type=agency&region=bavaria', []])
})
