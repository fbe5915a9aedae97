import type { Currency } from '#domain/profiles/currency.ts'

import { fromUsd, toUsd } from './usd-rates.ts'

export type MoneyAmount = { amount: number; currency: Currency }

/** Memoized: creating a formatter takes a hundred times as long as using it, and there are few currencies. */
const formatters = new Map<Currency, Intl.NumberFormat>()

export function formatMoney({ amount, currency }: MoneyAmount): string {
  let format = formatters.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 })
    formatters.set(currency, format)
  }
  return format.format(amount)
}

/** R742: in two significant digits, as the rates are rough: "≈ €1,900". */
export function formatConvertedMoney({ amount, currency }: MoneyAmount, shownIn: Currency): string {
  if (currency === shownIn || amount === 0) return formatMoney({ amount, currency: shownIn })
  const converted = fromUsd(toUsd(amount, currency), shownIn)
  // A line never ends after the sign.
  return `≈\u00a0${formatMoney({ amount: Number(converted.toPrecision(2)), currency: shownIn })}`
}
