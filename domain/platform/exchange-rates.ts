import { CURRENCIES } from '#domain/profiles/currency.ts'

/** Currencies that only sentences name: a project minimum cannot be set in them. */
const READ_ONLY = ['AED', 'CNY', 'KRW', 'RUB', 'SAR', 'TRY'] as const

/** R740: the currencies that a table of rates has. The dollar is what they are counted in. */
export const RATED_CURRENCIES = [...CURRENCIES.filter((code) => code !== 'USD'), ...READ_ONLY]
export type RatedCurrency = (typeof RATED_CURRENCIES)[number]

export type ExchangeRates = {
  /** The day of the rates, as YYYY-MM-DD. */
  date: string
  /** US dollars for one unit. */
  usdPerUnit: Record<RatedCurrency, number>
}

/** Rough: good for comparing budgets, not for paying. */
export const DEFAULT_RATES: ExchangeRates = {
  date: '2026-01-15',
  usdPerUnit: {
    EUR: 1.16,
    GBP: 1.34,
    CAD: 0.72,
    AUD: 0.67,
    INR: 0.011,
    BRL: 0.186,
    JPY: 0.0063,
    PLN: 0.276,
    UAH: 0.023,
    CHF: 1.25,
    SEK: 0.108,
    NZD: 0.575,
    SGD: 0.776,
    ZAR: 0.061,
    AED: 0.272,
    CNY: 0.143,
    KRW: 0.00068,
    RUB: 0.0127,
    SAR: 0.267,
    TRY: 0.023,
  },
}
