import type { Currency } from './currency.ts'

/** The day of the rates below. They are rough: good for comparing budgets, not for paying. */
export const USD_RATES_DATE = '2026-01-15'

/** US dollars for one unit. */
export const USD_RATES: Record<Currency, number> = {
  USD: 1,
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
}

/** In whole dollars. */
export function toUsd(amount: number, currency: Currency): number {
  return Math.round(amount * USD_RATES[currency])
}
