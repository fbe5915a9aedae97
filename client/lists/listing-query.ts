import type { ApiCalls } from '#api/api-calls.ts'
import { FILTER_NAMES } from '#domain/lists/filters.ts'

type Parameter = keyof ApiCalls['GET /v1/marketplace/hire/{skill}']['query']

/** The query parameters that a list supports; others are dropped. */
export const LISTING_PARAMETERS: string[] = [
  'page',
  'sort',
  'budget',
  'budgetFrom',
  'currency',
  ...FILTER_NAMES,
  'region',
] satisfies Parameter[]

export function pickListingParameters(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => LISTING_PARAMETERS.includes(name) && value !== ''))
}
