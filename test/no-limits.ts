import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'

/** A limiter without limits, for tests with more requests than a person makes. */
export const NO_LIMITS: RateLimiter = {
  hit: async () => undefined,
  count: async () => ({ left: Number.MAX_SAFE_INTEGER, resetSeconds: 1, wait: undefined }),
  check: async () => undefined,
  forgive: async () => {},
  refund: async () => {},
}
