import { z } from 'zod'

import { emailSchema, personNameSchema } from '#domain/accounts/account.ts'
import { BRIEF_LIMITS, MESSAGE_LIMITS } from '#domain/limits.ts'
import { MESSAGE_STATUSES } from '#domain/messages/message-box.ts'
import { hiddenFormFields, oneLineSchema, multiLineSchema } from '#domain/messages/message.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'
import { webAddressSchema } from '#domain/web-address.ts'

import { DECLINE_REASONS } from './decline-reason.ts'

const optionalLine = (label: string, max: number) => oneLineSchema(label, { min: 0, max }).default('')

const briefFields = {
  to: z
    .array(
      z
        .string('Name the experts by their slugs.')
        .transform(normalizeHandle)
        .refine(isHandle, {
          error: 'That is no expert.',
          params: { code: 'not_an_expert' },
        }),
      'Choose at least one expert.',
    )
    .min(1, 'Choose at least one expert.')
    .max(BRIEF_LIMITS.experts, `Choose at most ${BRIEF_LIMITS.experts} experts.`),
  subject: oneLineSchema('Title', MESSAGE_LIMITS.subject),
  body: multiLineSchema('The text', MESSAGE_LIMITS.body),
  audience: optionalLine('For whom', BRIEF_LIMITS.audience),
  budget: optionalLine('Budget', BRIEF_LIMITS.budget),
  timing: optionalLine('When', BRIEF_LIMITS.timing),
  examples: z
    .array(webAddressSchema, 'Give examples as a list of addresses.')
    .max(BRIEF_LIMITS.examples, `Give at most ${BRIEF_LIMITS.examples} examples.`)
    .default([]),
  ...hiddenFormFields,
}

/** R340: the account is the sender; a name or address in the input is ignored, as for messages. */
export const accountBriefSchema = z.strictObject({
  ...briefFields,
  name: z.unknown().optional(),
  email: z.unknown().optional(),
})

export const guestBriefSchema = z.strictObject({ ...briefFields, name: personNameSchema, email: emailSchema }).meta({
  id: 'NewBrief',
  description: 'Name and email are for guests; a signed-in sender writes as their account.',
  example: {
    to: ['ada-moreau', 'northlight'],
    subject: 'A website for a bakery',
    body: 'We are opening in March and need a site with pre-orders and a map.',
    audience: 'People of the neighbourhood',
    budget: '3,000 to 5,000 EUR',
    timing: 'Within three months',
    examples: ['https://example.com'],
    name: 'Tom Baker',
    email: 'tom@example.test',
  },
})

export type NewBrief = z.infer<typeof accountBriefSchema>

export const sentBriefSchema = z
  .object({
    id: z.string(),
    status: z.enum(MESSAGE_STATUSES).describe('Of its messages, which go out together.'),
    filterReason: z.string().optional().describe('Why it is held.'),
    waitingToken: z
      .string()
      .optional()
      .describe('For a guest: says what waits for its confirmation, and mails the link again.'),
  })
  .meta({ id: 'SentBrief' })

export type SentBrief = z.infer<typeof sentBriefSchema>

export const declineSchema = z
  .strictObject({ reason: z.enum(DECLINE_REASONS, `A reason is one of ${DECLINE_REASONS.join(', ')}.`) })
  .meta({ id: 'Decline', example: { reason: 'no-time' } })
