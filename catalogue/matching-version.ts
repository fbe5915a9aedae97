import { createHash } from 'node:crypto'

import type { CatalogueInput } from './types.ts'

/** Raise it when names are matched by other rules: what is stored of profiles is then matched anew. */
const RULES = 2

/** Tells by which names and rules the places and skills of profiles are matched. */
export function matchingVersion({ skills, cities, countries, regions, otherPlaces }: CatalogueInput): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES, skills, cities, countries, regions, otherPlaces]))
    .digest('base64url')
}
