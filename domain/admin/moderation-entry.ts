import { z } from 'zod'

export const moderationEntrySchema = z
  .object({
    id: z.string(),
    action: z.string(),
    by: z.string().nullable().describe('null: the account is gone, or it was an operator.'),
    byOperator: z.boolean().describe('Whether an operator did it at the command line.'),
    on: z.string(),
    reason: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).describe('What it was before, and what it is since.'),
  })
  .meta({ id: 'ModerationEntry' })
export type ModerationEntry = z.infer<typeof moderationEntrySchema>
