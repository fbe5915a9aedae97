import { editDistance, maxTypos } from '#domain/text/edit-distance.ts'

type Key = { text: string; term: number; alias: string | undefined }

/** Beginnings are compared, so letters far into a name say nothing. */
const REACH = 12

function pairs(text: string): string[] {
  const padded = ` ${text}`
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
}

/** Names by the pairs of letters in them: only those that share enough are compared letter by letter. */
export function createTypoIndex(keys: readonly Key[]) {
  const byPair = new Map<string, number[]>()
  for (const [at, { text }] of keys.entries()) {
    for (const pair of new Set(pairs(text.slice(0, REACH + 2)))) {
      const known = byPair.get(pair)
      if (known) known.push(at)
      else byPair.set(pair, [at])
    }
  }
  const shared = new Uint8Array(keys.length)

  return {
    /** Terms with a name that begins nearly so. The fewer slips the better, and a name is better than an alias. */
    near(text: string): Map<number, number> {
      const most = maxTypos(text)
      const found = new Map<number, number>()
      if (most === 0) return found
      const wanted = new Set(pairs(text.slice(0, REACH)))
      shared.fill(0)
      for (const pair of wanted) {
        for (const at of byPair.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1
      }
      // A slip changes two pairs, swapped letters three.
      const enough = Math.max(2, wanted.size - 2 * most - 1)
      // Many names begin alike.
      const compared = new Map<string, number>()
      for (let at = 0; at < keys.length; at++) {
        const key = (shared[at] ?? 0) < enough ? undefined : keys[at]
        if (!key) continue
        const beginning = key.text.slice(0, text.length + most)
        const edits = compared.get(beginning) ?? editDistance(text, beginning, { most, prefix: true })
        compared.set(beginning, edits)
        if (edits > most) continue
        const tier = 2 * edits + (key.alias === undefined ? 0 : 1)
        if (tier < (found.get(key.term) ?? Number.POSITIVE_INFINITY)) found.set(key.term, tier)
      }
      return found
    },
  }
}
