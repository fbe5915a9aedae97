import { z } from 'zod'

import { emailSchema } from '#domain/accounts/account.ts'

import { briefSchema } from './brief/brief.ts'

const { subject, sentOn, withdrawnOn, recipients } = briefSchema.shape

/** R661: whose requests they are. */
export const guestRequestsAddressSchema = z
  .strictObject({ email: emailSchema })
  .meta({ id: 'RequestsAddress', example: { email: 'tom@example.test' } })

export const guestRequestsLinkSchema = z.object({ email: z.string() }).meta({ id: 'RequestsLink' })

/** R662: what a guest has sent: briefs, and messages to one expert each. */
export const guestRequestsSchema = z
  .object({
    email: z.string(),
    expiresOn: z.string().describe('When the list closes on this device.'),
    items: z.array(
      z.object({
        subject,
        sentOn,
        withdrawnOn,
        brief: z
          .object({ id: z.string(), token: z.string(), files: z.number().int() })
          .nullable()
          .describe('null: a message to one expert.'),
        conversations: z.array(
          recipients.element
            .pick({ messageId: true, profileSlug: true, profileName: true, state: true })
            .extend({ token: z.string(), unread: z.boolean(), lastOn: z.string() }),
        ),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'GuestRequests' })

export type GuestRequests = z.infer<typeof guestRequestsSchema>
