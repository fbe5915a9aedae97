import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'

/** For whoever makes more requests than a person would. */
export const NO_LIMITS: RateLimiter = {
  hit: async () => undefined,
  check: async () => undefined,
  forgive: async () => {},
  giveBack: async () => {},
}
