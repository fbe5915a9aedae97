/** Scores that differ by at most this are nearly equal. */
export const NEAR_EQUAL_DISTANCE = 0.02

/** A deterministic number in [0, 1): FNV-1a with MurmurHash3's finalizer. */
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
 * R43: best first, with near-equals swapping places from day to day. Each item is lifted by less than the distance,
 * depending only on day and profile, so that two items keep their order all day, whichever others are on the page. @param
 * options.day as `YYYY-MM-DD`
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
