import type { ApiCalls } from '#api/api-calls.ts'

type Parameter = keyof ApiCalls['GET /v1/marketplace/hire/{skill}']['query']

/** The query parameters that a list supports; others are dropped. */
export const LISTING_PARAMETERS: string[] = [
  'page',
  'sort',
  'service',
  'language',
  'budget',
  'budgetFrom',
  'currency',
  'badge',
  'availability',
  'answers',
  'type',
  'region',
] satisfies Parameter[]

export function listingQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => LISTING_PARAMETERS.includes(name) && value !== ''))
}
