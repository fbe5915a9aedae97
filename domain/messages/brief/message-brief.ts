import { z } from 'zod'

import { briefFileSchema } from './brief-file.ts'
import { DECLINE_REASONS } from './decline-reason.ts'

/** The parts of a brief besides its title and text. */
const briefParts = {
  audience: z.string().describe('For whom it is; empty where nothing is said, like the next two.'),
  budget: z.string(),
  timing: z.string(),
  examples: z.array(z.string()).describe('Addresses.'),
}

export const briefPartsSchema = z.object(briefParts)

export type BriefParts = z.infer<typeof briefPartsSchema>

/** What a message that is a brief shows besides what every message does. */
export const messageBriefSchema = z
  .object({
    id: z.string(),
    ...briefParts,
    files: z.array(briefFileSchema),
    experts: z.number().int().describe('How many experts got it.'),
    token: z.string().nullable().describe('For a guest who reads by a link: opens the whole brief.'),
    withdrawnOn: z.string().nullable().describe('When its client took it back: it needs no answer.'),
    declinedOn: z.string().nullable(),
    declineReason: z.enum(DECLINE_REASONS).nullable(),
  })
  .meta({ id: 'MessageBrief' })
