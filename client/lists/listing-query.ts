import type { ApiCalls } from '#api/api-calls.ts'

type Parameter = keyof ApiCalls['GET /v1/marketplace/hire/{skill}']['query']

/** What a list of experts understands; whatever else stands in an address is left behind. */
export const LISTING_PARAMETERS: string[] = [
  'page',
  'sort',
  'service',
  'language',
  'budget',
  'badge',
  'availability',
  'type',
  'region',
] satisfies Parameter[]

export function listingQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => LISTING_PARAMETERS.includes(name) && value !== ''))
}
