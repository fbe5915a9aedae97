import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'

type Said = { status: AvailabilityStatus; from?: string | null | undefined }
type Before = { status: AvailabilityStatus | null; from: string | null; newsAt: Date | null }

/**
 * R132: when an availability last became news: time that was not there before, or a new future day. Null where that
 * news no longer holds.
 */
export function availabilityNewsAt({
  before,
  after,
  now,
}: {
  before: Before
  after: Said | null
  now: Date
}): Date | null {
  if (after === null) return null
  const from = after.from ?? null
  // Repeating the same value confirms it, and is no news to followers.
  if (after.status === before.status && from === before.from) return before.newsAt
  if (after.status === 'AVAILABLE') return now
  const today = now.toISOString().slice(0, 10)
  return from !== null && from !== before.from && from > today ? now : null
}
