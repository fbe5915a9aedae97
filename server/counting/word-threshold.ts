import { createHmac, randomBytes } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { DAY_MS, SEARCHED_WORD_LIMITS } from '#domain/limits.ts'

const AT_MOST = 20_000
const SINCE_DAYS = 7

/**
 * R353: how many networks have typed a word, without its text. Only in memory, bounded, and under a random key that is
 * not stored: a network has another hash for every word, and every week begins with another key.
 */
export function createSearchedWordThreshold({ now, atMost = AT_MOST }: { now: () => Date; atMost?: number }) {
  const typed = new LRUCache<string, Set<string>>({ max: atMost })
  let key = randomBytes(32)
  let since = now().getTime()

  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

  return {
    /** The number of searches to count for this one: none until enough networks have typed the word, then all so far. */
    count(word: string, network: string): number {
      const moment = now().getTime()
      if (moment - since >= SINCE_DAYS * DAY_MS) {
        typed.clear()
        key = randomBytes(32)
        since = moment
      }
      const name = hash(word)
      const networks = typed.get(name) ?? new Set()
      if (networks.size >= SEARCHED_WORD_LIMITS.networks) return 1
      networks.add(hash(`${word}\0${network}`))
      typed.set(name, networks)
      return networks.size >= SEARCHED_WORD_LIMITS.networks ? networks.size : 0
    },
  }
}
