import { createHash } from 'node:crypto'

import type { CatalogueInput } from './types.ts'

/** Raise it when names are matched by other rules: what is stored of profiles is then matched again. */
const RULES = 2

/** Tells by which names terms and rules the places and skills of profiles are matched. */
export function matchingVersion(
  { skills, cities, countries, regions, otherPlaces }: CatalogueInput,
  { terms }: { terms: string[] },
): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES, skills, cities, countries, regions, otherPlaces, terms]))
    .digest('base64url')
}
