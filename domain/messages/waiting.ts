import { z } from 'zod'

import { briefPartsSchema } from './brief/message-brief.ts'

/** R667: what waits for the confirmation of its sender's address, for whoever has just sent it. */
export const waitingSchema = briefPartsSchema
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

export type Waiting = z.infer<typeof waitingSchema>
