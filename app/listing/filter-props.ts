import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import type { Choice } from './list-address.ts'

export type FilterProps = {
  /** The path of the list; `otherParams` are the query parameters that are not filters. */
  path: string
  otherParams: Record<string, string>
  facets: SearchAnswer['facets']
  chosen: Choice[]
  /** The number of experts that match the active filters. */
  total: number
}
