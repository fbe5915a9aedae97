import { activePlatformRules } from '#domain/platform/active-rules.ts'
import type { RatedCurrency } from '#domain/platform/exchange-rates.ts'
import type { Currency } from '#domain/profiles/currency.ts'

/** US dollars for one unit, by the rates of this process (R740). */
export function usdPerUnit(currency: Currency | RatedCurrency): number {
  return currency === 'USD' ? 1 : activePlatformRules().exchangeRates.usdPerUnit[currency]
}

/** In whole dollars. */
export function toUsd(amount: number, currency: Currency | RatedCurrency): number {
  return Math.round(amount * usdPerUnit(currency))
}

/** In whole units of the currency. */
export function fromUsd(usd: number, currency: Currency): number {
  return Math.round(usd / usdPerUnit(currency))
}

/** The day of the rates, as YYYY-MM-DD. */
export const ratesDate = () => activePlatformRules().exchangeRates.date
