import { Unavailable } from '#domain/unavailable.ts'

/** How long after a request without an answer the next one is tried. */
const PAUSE_MS = 1000

type Guarded = { isNoResponse: (error: unknown) => boolean; now?: () => number }

/**
 * R361: no request keeps waiting for a bucket that does not answer. Once one request has found out, the waiting ones fail;
 * from then on one at a time tries again, and all others are refused at once.
 */
export function createBucketCircuitBreaker({ isNoResponse, now = Date.now }: Guarded) {
  const waiting = new Set<AbortController>()
  let away: { tryAt: number; isTried: boolean } | undefined
  return async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    if (away && (away.isTried || now() < away.tryAt)) throw new Unavailable('pictures', 'the bucket does not answer')
    if (away) away.isTried = true
    const controller = new AbortController()
    waiting.add(controller)
    try {
      const answer = await ask(controller.signal)
      away = undefined
      return answer
    } catch (error) {
      const wasKnown = away !== undefined
      away = isNoResponse(error) ? { tryAt: now() + PAUSE_MS, isTried: false } : undefined
      if (away && !wasKnown) for (const other of waiting) other.abort()
      throw error
    } finally {
      waiting.delete(controller)
    }
  }
}
