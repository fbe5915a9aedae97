import { expect, test } from 'vitest'

import { formatConvertedMoney, formatMoney } from './money.ts'

test('R742 a converted amount is about right and says so; its own currency is exact', () => {
  expect(formatConvertedMoney({ amount: 2200, currency: 'USD' }, 'EUR')).toBe('≈\u00a0€1,900')
  expect(formatConvertedMoney({ amount: 1234, currency: 'EUR' }, 'EUR')).toBe('€1,234')
  expect(formatConvertedMoney({ amount: 1000, currency: 'EUR' }, 'USD')).toBe('≈\u00a0$1,200')
  expect(formatConvertedMoney({ amount: 5000, currency: 'USD' }, 'JPY')).toBe('≈\u00a0¥790,000')
  expect(formatConvertedMoney({ amount: 0, currency: 'USD' }, 'GBP')).toBe('£0')
  expect(formatMoney({ amount: 1500, currency: 'CHF' })).toMatch(/^CHF\s1,500$/u)
})
