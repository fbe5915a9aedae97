import type { Business, BusinessKind } from './business.ts'
import { cultureBusinesses } from './culture.ts'
import { eventBusinesses } from './events.ts'
import { foodBusinesses } from './food.ts'
import { serviceBusinesses } from './services.ts'
import { shopBusinesses } from './shops.ts'
import { softwareBusinesses } from './software.ts'

export const businesses: readonly Business[] = [
  ...foodBusinesses,
  ...shopBusinesses,
  ...cultureBusinesses,
  ...eventBusinesses,
  ...serviceBusinesses,
  ...softwareBusinesses,
]

export function businessOf(kind: BusinessKind): Business {
  const found = businesses.find((business) => business.kind === kind)
  if (!found) throw new Error(`No copy for ${kind}`)
  return found
}
