import { isbot } from 'isbot'

import { memoize } from '#domain/memoize.ts'

/** Reads a request header by its lower-case name. */
export type GetHeader = (name: string) => string | null | undefined

const KNOWN_AGENTS = 5000
const AGENT_LENGTH = 512

/** Cached: matching a user agent against known bots is slow, and a few user agents make up most of the traffic. */
const isBot = memoize(KNOWN_AGENTS, isbot)

/** R120: whether a page was sent to a browser that shows it; bots count for nothing, nor does what is prefetched. */
export function isSeenByPerson(header: GetHeader): boolean {
  const userAgent = header('user-agent')?.slice(0, AGENT_LENGTH)
  if (!userAgent || isBot(userAgent)) return false
  return !/prefetch|prerender/.test(header('sec-purpose') ?? header('purpose') ?? '')
}
