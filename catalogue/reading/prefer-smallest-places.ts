import type { Term } from '#catalogue/term-index.ts'

/**
 * A country answers to the names of its cities and regions, too, and a region may be called like its city: the smallest
 * place is meant, except for Singapore and similar places.
 */
export function preferSmallestPlaces(named: readonly Term[]): Term[] {
  const namesOf = (wanted: Term['kind'][]) =>
    new Set(named.filter(({ kind }) => wanted.includes(kind)).map(({ displayName }) => displayName))
  const [cities, smaller] = [namesOf(['city']), namesOf(['city', 'region'])]
  return named.filter(({ kind, displayName }) => {
    if (kind === 'region') return cities.size === 0
    return kind !== 'country' || smaller.size === 0 || smaller.has(displayName)
  })
}
