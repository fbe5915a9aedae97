import { DAY_MS } from '#domain/limits.ts'

/** The Monday on which the week of this moment began, at midnight in UTC. */
export function mondayOf(moment: Date): Date {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(midnight - daysSinceMonday * DAY_MS)
}
