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

/** Whether any filter is active; a sort order does not count. */
export function isNarrowed(chosen: Choice[]): boolean {
  return chosen.some(({ name }) => name !== 'sort')
}
