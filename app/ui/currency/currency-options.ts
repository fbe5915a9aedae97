import { CURRENCIES, type Currency } from '#domain/profiles/currency.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** `Euro`, `US Dollar`. */
const currencyName = (currency: Currency) => names.of(currency) ?? currency

/** Each currency of project minimums, after a choice of none. */
export const currencyOptions = (none: string, currencies: readonly Currency[] = CURRENCIES) => [
  { value: '', label: none },
  ...currencies.map((currency) => ({ value: currency, label: currencyName(currency) })),
]
