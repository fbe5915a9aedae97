/**
 * What one unit of a currency is in US dollars, rounded: lists filter by dollars, and nobody's budget is exact. As of
 * 2026-11-16; to be renewed once a year.
 */
export const USD_PER_UNIT: Record<string, number> = {
  usd: 1,
  eur: 1.15,
  gbp: 1.3,
  chf: 1.25,
  pln: 0.27,
  try: 0.024,
  uah: 0.024,
  rub: 0.012,
  jpy: 0.0065,
  cny: 0.14,
  krw: 0.0007,
  inr: 0.0113,
  brl: 0.18,
  aed: 0.272,
  sar: 0.267,
}
