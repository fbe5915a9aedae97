export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'INR',
  'BRL',
  'JPY',
  'PLN',
  'UAH',
  'CHF',
  'SEK',
  'NZD',
  'SGD',
  'ZAR',
] as const
export type Currency = (typeof CURRENCIES)[number]
