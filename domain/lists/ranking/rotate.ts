/** Scores no further apart than this are near-equals. */
export const NEAR_EQUAL_DISTANCE = 0.02

/** A number from 0 up to 1, the same for the same text: FNV-1a, with its bits mixed as MurmurHash3 ends. */
function seededFraction(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

type Ranked = { profileId: string; score: number }

/**
 * R43: best first, with near-equals changing places from day to day.
 * Each item is lifted by less than the distance, by day and profile alone, so that two of them
 * stand the same way round all day, whoever else is on the page.
 *
 * @param options.day as `YYYY-MM-DD`
 */
export function rotateNearEquals<Item extends Ranked>(
  items: readonly Item[],
  { day, distance = NEAR_EQUAL_DISTANCE }: { day: string; distance?: number },
): Item[] {
  return items
    .map((item) => ({ item, lifted: item.score + distance * seededFraction(`${day} ${item.profileId}`) }))
    .sort(
      (a, b) => b.lifted - a.lifted || b.item.score - a.item.score || (a.item.profileId < b.item.profileId ? -1 : 1),
    )
    .map(({ item }) => item)
}
