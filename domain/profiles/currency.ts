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

export const findCurrency = (code: string | null | undefined): Currency | undefined =>
  CURRENCIES.find((currency) => currency === code)
