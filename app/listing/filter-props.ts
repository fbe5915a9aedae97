import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import type { Choice } from './list-address.ts'

export type FilterProps = {
  /** The path of the list, and what of its address is no filter and stays. */
  path: string
  otherParams: Record<string, string>
  facets: SearchAnswer['facets']
  chosen: Choice[]
  /** How many fit what is chosen. */
  total: number
}
