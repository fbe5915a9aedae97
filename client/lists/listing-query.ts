/** What a list of experts understands; whatever else stands in an address is left behind. */
export const LISTING_PARAMETERS = ['page', 'sort', 'service', 'language', 'budget', 'badge', 'availability', 'type']

export function listingQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => LISTING_PARAMETERS.includes(name) && value !== ''))
}
