import { expect, test } from 'vitest'

import { filterAddress } from './filter-address.ts'

test('R313 the address of a filtered list has no empty parameters', () => {
  const fields: [string, string][] = [
    ['q', 'a & b'],
    ['language', 'de'],
    ['language', 'fr'],
    ['budget', ''],
    ['sort', ''],
  ]
  expect(filterAddress('/experts', fields, 'filter-language')).toBe(
    '/experts?q=a+%26+b&language=de&language=fr#filter-language',
  )
  expect(filterAddress('/hire/seo', [['sort', '']])).toBe('/hire/seo')
})
