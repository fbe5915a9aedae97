import { CODES } from './facet-codes.ts'

/** Facets take the lower bits of a key, a hash of the skill the others. */
const FACET_BITS = 0xfff
const COUNTRY = CODES
const CITY = CODES + 1

/** FNV-1a, as 32 bits with a sign: what an `integer` of the database holds. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

const keyed = (text: string, code: number) => (hashText(text) & ~FACET_BITS) | code

export type KeyedPlace = { skill: string; country?: string | undefined; city?: string | null | undefined }

/** What a listing of this skill is found by, so that an index holds for each facet those of one skill together. */
export function skillKeys(skill: string, codes: readonly number[]): number[] {
  const prefix = keyed(skill, 0)
  return codes.map((code) => prefix | code)
}

/** The key of a page's place, as narrow as it goes; none for a skill alone. */
export function placeKey({ skill, country, city }: KeyedPlace): number | undefined {
  if (country === undefined) return undefined
  return city ? keyed(`${skill}/${country}/${city}`, CITY) : keyed(`${skill}/${country}`, COUNTRY)
}

/** All keys of one listing. */
export function listingKeys(
  { skill, country, city }: { skill: string; country: string; city: string | null },
  codes: readonly number[],
): number[] {
  const keys = skillKeys(skill, codes)
  keys.push(keyed(`${skill}/${country}`, COUNTRY))
  if (city) keys.push(keyed(`${skill}/${country}/${city}`, CITY))
  return keys
}

/** The facet that a key of a listing stands for; undefined for a place's. */
export function codeOf(key: number): number | undefined {
  const code = key & FACET_BITS
  return code < CODES ? code : undefined
}
