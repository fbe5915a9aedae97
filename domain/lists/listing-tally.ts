import { facetCodeOfKey } from './listing-keys.ts'

/** Counts of a page: everyone, by facet code, and by project minimum in US dollars. */
export type ListingTally = {
  readonly experts: number
  readonly codes: ReadonlyMap<number, number>
  readonly minimums: ReadonlyMap<number, number>
}

/** The stored form: codes in one array, counts in a parallel one. */
export type StoredListingTally = {
  experts: number
  codes: number[]
  code_counts: number[]
  minimums: number[]
  minimum_counts: number[]
}

/** A listing that was added (1), removed (-1) or edited (0). */
export type ListingChange = { experts: number; keys: number[]; minimum: number | null }

const pairs = (numbers: number[], counts: number[]) =>
  new Map(numbers.map((number, index) => [number, counts[index] ?? 0]))

function add(counts: Map<number, number>, number: number, by: number): void {
  const count = (counts.get(number) ?? 0) + by
  if (count === 0) counts.delete(number)
  else counts.set(number, count)
}

/** R160: the stored tally plus all changes since. */
export function applyListingChanges(
  stored: StoredListingTally | null | undefined,
  changes: readonly ListingChange[],
): ListingTally {
  const tally = {
    experts: stored?.experts ?? 0,
    codes: stored ? pairs(stored.codes, stored.code_counts) : new Map<number, number>(),
    minimums: stored ? pairs(stored.minimums, stored.minimum_counts) : new Map<number, number>(),
  }
  for (const { experts, keys, minimum } of changes) {
    tally.experts += experts
    for (const key of keys) {
      const code = facetCodeOfKey(key)
      if (code !== undefined) add(tally.codes, code, experts)
    }
    if (minimum !== null) add(tally.minimums, minimum, experts)
  }
  return tally
}

/** Converts a tally to its stored form. */
export function toStoredTally({ experts, codes, minimums }: ListingTally): StoredListingTally {
  return {
    experts,
    codes: [...codes.keys()],
    code_counts: [...codes.values()],
    minimums: [...minimums.keys()],
    minimum_counts: [...minimums.values()],
  }
}
