import { z } from 'zod'

import { HIRE_CLAIM_ACTIONS, HIRE_CLAIM_STATES } from './hire-claim.ts'
import { CONVERSATION_SIDES } from './message-box.ts'

const act = z.enum(HIRE_CLAIM_ACTIONS, 'An act is claim, withdraw, confirm or deny.')

export const hireClaimActionSchema = z.strictObject({ act }).meta({ id: 'HireAct', example: { act: 'claim' } })

export const guestHireClaimActionSchema = hireClaimActionSchema
  .extend({ token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(1000) })
  .meta({ id: 'ConversationHireAct', example: { token: 'made-up', act: 'confirm' } })

export const hireClaimSchema = z
  .object({
    state: z.enum(HIRE_CLAIM_STATES).describe('Only `confirmed` counts.'),
    claimedBy: z.enum(CONVERSATION_SIDES),
    claimedOn: z.string(),
    decidedOn: z.string().nullable(),
  })
  .meta({ id: 'HireClaim', description: 'That both sides worked together, as one says and the other confirms.' })
