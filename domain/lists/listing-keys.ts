import { FIRST_PLACE_CODE } from './facet-codes.ts'

/** The lower bits of a key are the facet code, the others a hash of the skill. */
const FACET_BITS = 0xfff
const COUNTRY = FIRST_PLACE_CODE
const CITY = FIRST_PLACE_CODE + 1

/** FNV-1a as a signed 32-bit number, to fit the database's `integer`. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

const keyed = (text: string, code: number) => (hashText(text) & ~FACET_BITS) | code

export type ListingPlace = { skill: string; country?: string | undefined; city?: string | null | undefined }

/**
 * Keys of a listing's facets, prefixed by the skill, so that an index stores the experts of one skill and facet
 * together.
 */
export function skillFacetKeys(skill: string, codes: readonly number[]): number[] {
  const prefix = keyed(skill, 0)
  return codes.map((code) => prefix | code)
}

/** The key of a page's most specific place; undefined for a skill alone. */
export function listingPlaceKey({ skill, country, city }: ListingPlace): number | undefined {
  if (country === undefined) return undefined
  return city ? keyed(`${skill}/${country}/${city}`, CITY) : keyed(`${skill}/${country}`, COUNTRY)
}

/** All keys of one listing. */
export function listingKeys(
  { skill, country, city }: { skill: string; country: string; city: string | null },
  codes: readonly number[],
): number[] {
  const keys = skillFacetKeys(skill, codes)
  keys.push(keyed(`${skill}/${country}`, COUNTRY))
  if (city) keys.push(keyed(`${skill}/${country}/${city}`, CITY))
  return keys
}

/** The facet code in a listing's key; undefined for a place's key. */
export function facetCodeOfKey(key: number): number | undefined {
  const code = key & FACET_BITS
  return code < FIRST_PLACE_CODE ? code : undefined
}
