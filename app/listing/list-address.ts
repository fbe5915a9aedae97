/** One choice of an address among a list's filters and sort orders, and what it is called. */
export type Choice = { name: string; value: string; label: string }

type ListQuery = { otherParams?: Record<string, string>; chosen?: Choice[]; page?: number }

/** The address of a list: its path, what of its address is no filter, what is chosen, and which page. */
export function listAddress(path: string, { otherParams = {}, chosen = [], page = 1 }: ListQuery = {}): string {
  const query = new URLSearchParams([
    ...Object.entries(otherParams),
    ...chosen.map(({ name, value }): [string, string] => [name, value]),
  ])
  if (page > 1) query.set('page', String(page))
  return encodeURI(path) + (query.size > 0 ? `?${query}` : '')
}

/** Whether a choice narrows the list; a sort order does not. */
export function isNarrowed(chosen: Choice[]): boolean {
  return chosen.some(({ name }) => name !== 'sort')
}
