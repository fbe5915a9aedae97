import { z } from 'zod'

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
