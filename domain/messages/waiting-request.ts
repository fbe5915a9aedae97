import { z } from 'zod'

import { briefPartsSchema } from './brief/message-brief.ts'

/** R667: a message that waits for the confirmation of its sender's address, as its sender sees it. */
export const waitingRequestSchema = briefPartsSchema
  .partial()
  .extend({
    email: z.string(),
    name: z.string(),
    to: z.array(z.string()).describe('The handles of its experts.'),
    subject: z.string(),
    body: z.string(),
    topic: z.string().optional(),
  })
  .meta({ id: 'WaitingRequest' })

export type WaitingRequest = z.infer<typeof waitingRequestSchema>
