import { expect, test } from 'vitest'

import { withCurrency } from './with-currency.ts'

test('R742 an address keeps the currency, before its fragment', () => {
  expect(withCurrency('/shortlist', 'EUR')).toBe('/shortlist?currency=EUR')
  expect(withCurrency('/shortlist?full=ada#note', 'EUR')).toBe('/shortlist?full=ada&currency=EUR#note')
  expect(withCurrency('/shortlist#note', undefined)).toBe('/shortlist#note')
})
