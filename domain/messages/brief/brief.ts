import { z } from 'zod'

import { issuesSchema } from '#domain/issue-schema.ts'
import { expertCardSchema } from '#domain/lists/expert-card.ts'

import { briefFileSchema } from './brief-file.ts'
import { BRIEF_STATES } from './brief-state.ts'
import { DECLINE_REASONS } from './decline-reason.ts'
import { briefPartsSchema } from './message-brief.ts'

const recipientSchema = z
  .object({
    messageId: z.string(),
    token: z.string().nullable().describe('For a guest: opens the conversation.'),
    profileSlug: z.string().nullable().describe('null: the profile is no longer here.'),
    profileName: z.string(),
    state: z.enum(BRIEF_STATES),
    declineReason: z.enum(DECLINE_REASONS).nullable(),
    repliedOn: z.string().nullable().describe('The first answer.'),
    answeredByMail: z.boolean(),
    lastAnswer: z.object({ body: z.string(), createdOn: z.string() }).nullable(),
  })
  .meta({ id: 'BriefRecipient' })

export type BriefRecipient = z.infer<typeof recipientSchema>

export const briefSchema = briefPartsSchema
  .extend({
    id: z.string(),
    subject: z.string(),
    body: z.string(),
    files: z.array(briefFileSchema),
    sentOn: z.string().nullable(),
    withdrawnOn: z.string().nullable().describe('When its client took it back.'),
    recipients: z.array(recipientSchema),
    others: z
      .array(expertCardSchema)
      .describe('If an expert has not answered for 3 working days: others who have time and answer most messages.'),
  })
  .meta({ id: 'Brief' })

export type Brief = z.infer<typeof briefSchema>

/** A guest's brief before it is confirmed, and after. */
export const unconfirmedBriefSchema = briefPartsSchema
  .extend({
    id: z.string(),
    email: z.string().describe('The address that the link was mailed to.'),
    subject: z.string(),
    body: z.string(),
    recipients: z.array(
      recipientSchema.pick({ profileSlug: true, profileName: true, state: true }).extend({
        problem: z.string().nullable().describe('Why it could not go out to this expert just now.'),
        issues: issuesSchema,
      }),
    ),
    token: z.string().nullable().describe('Opens the brief and its answers, once it is confirmed.'),
  })
  .meta({ id: 'GuestBrief' })

export type UnconfirmedBrief = z.infer<typeof unconfirmedBriefSchema>

/** What the form knows of those whom it could go to. */
export const briefFormSchema = z
  .object({
    formToken: z.string(),
    experts: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        refusal: z.string().nullable().describe('Why the viewer cannot write to them.'),
        issues: issuesSchema,
        booked: z.boolean().describe('They say that they are fully booked; a brief still reaches them.'),
      }),
    ),
  })
  .meta({ id: 'BriefForm' })

export type BriefForm = z.infer<typeof briefFormSchema>
