import { type Currency, findCurrency } from '#domain/profiles/currency.ts'

/** A filter value or sort order selected in the query string, with its label. */
export type Choice = { name: string; value: string; label: string }

type ListQuery = { otherParams?: Record<string, string>; chosen?: Choice[]; page?: number }

/** Builds the address of a list from its path, other parameters, active filters and page. */
export function listAddress(path: string, { otherParams = {}, chosen = [], page = 1 }: ListQuery = {}): string {
  const query = new URLSearchParams([
    ...Object.entries(otherParams),
    ...chosen.map(({ name, value }): [string, string] => [name, value]),
  ])
  if (page > 1) query.set('page', String(page))
  return encodeURI(path) + (query.size > 0 ? `?${query}` : '')
}

/** Filters whose values are named by the catalogue or the platform, in one language. */
export const isCatalogueName = (filter: string) => ['service', 'badge', 'region'].includes(filter)

/** A sort order and a currency leave out nobody. */
export const isNarrowingChoice = ({ name }: Choice) => name !== 'sort' && name !== 'currency'

/** Whether any filter is active. */
export function hasActiveFilters(chosen: Choice[]): boolean {
  return chosen.some(isNarrowingChoice)
}

/** What stays when the filters are cleared. */
export const withoutFilters = (chosen: Choice[]) => chosen.filter(({ name }) => name === 'currency')

/** R742: the currency in which the page shows amounts; undefined for each expert's own. */
export function shownCurrency(chosen: Choice[]): Currency | undefined {
  return findCurrency(chosen.find(({ name }) => name === 'currency')?.value)
}
