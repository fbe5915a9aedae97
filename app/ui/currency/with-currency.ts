import type { Currency } from '#domain/profiles/currency.ts'

/** R742: an address of this site that shows amounts in the same currency. */
export function withCurrency(address: string, currency: Currency | undefined): string {
  if (!currency) return address
  const [page = '', fragment] = address.split('#', 2)
  const named = `${page}${page.includes('?') ? '&' : '?'}currency=${currency}`
  return fragment === undefined ? named : `${named}#${fragment}`
}
