import { z } from 'zod'

import { briefSchema } from './brief.ts'

const { subject, id, sentOn, withdrawnOn, recipients } = briefSchema.shape

export const briefListSchema = z
  .object({
    items: z.array(
      z.object({
        id,
        subject,
        sentOn,
        withdrawnOn,
        silent: z.boolean().describe('Whether an expert has not answered for 3 working days.'),
        files: z.number().int(),
        recipients: z.array(recipients.element.pick({ profileSlug: true, profileName: true, state: true })),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'BriefList' })

export type BriefList = z.infer<typeof briefListSchema>
