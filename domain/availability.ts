import { z } from 'zod'

import { AVAILABILITY_FADES_DAYS, DAY_MS } from './limits.ts'

export const AVAILABILITY_STATUSES = ['AVAILABLE', 'LIMITED', 'UNAVAILABLE'] as const
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number]

export const availabilitySchema = z
  .object({
    status: z.enum(AVAILABILITY_STATUSES),
    from: z.string().nullable().describe('Day from which the status holds, YYYY-MM-DD.'),
    confirmedOn: z.string().nullable(),
  })
  .meta({ id: 'Availability' })

export type Availability = z.infer<typeof availabilitySchema>

/** R24: what an owner said of their availability fades when they do not confirm it. */
export function isAvailabilityConfirmed(availability: Availability, now: Date): boolean {
  if (availability.confirmedOn === null) return false
  return now.getTime() - Date.parse(availability.confirmedOn) < AVAILABILITY_FADES_DAYS * DAY_MS
}
