import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { CONVERSATION_SIDES } from '#domain/messages/message-box.ts'
import { messageSchema } from '#domain/messages/message.ts'
import { pageSchema } from '#domain/page-number.ts'
import { proseSchema, textSchema } from '#domain/text/text-schema.ts'

import { ABUSE_REPORT_KINDS, ABUSE_REPORT_OUTCOMES, ABUSE_REPORT_REASONS } from './abuse-report.ts'
import { adminReasonSchema } from './catalogue-version.ts'

const pages = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

export const newAbuseReportSchema = z
  .strictObject({
    reason: z.enum(ABUSE_REPORT_REASONS, 'Choose what is wrong.'),
    text: proseSchema('What you write', { max: MAX_LENGTH.reason }).default(''),
  })
  .meta({
    id: 'NewReport',
    example: { reason: 'stolen-work', text: 'Two of the sites are ours, see example.com/work.' },
  })

export const sentAbuseReportSchema = z
  .object({ status: z.enum(['received', 'awaiting-confirmation']) })
  .meta({ id: 'SentReport' })

export type SentAbuseReport = z.infer<typeof sentAbuseReportSchema>

export const abuseReportsQuerySchema = z.object({
  state: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['open', 'closed'], 'Reports are open or closed.').default('open'),
  ),
  page: pageSchema,
})

export const adminAbuseReportSchema = z
  .object({
    id: z.string(),
    kind: z.enum(ABUSE_REPORT_KINDS),
    profileSlug: z.string().nullable().describe('null: the profile is no longer here.'),
    profileName: z.string(),
    reported: z
      .object({
        name: z.string(),
        email: z.string().nullable(),
        hasAccount: z.boolean().describe('A guest has none.'),
        profileSlug: z.string().nullable(),
      })
      .describe('Whom it is about: the profile, or the other side of the conversation.'),
    reason: z.string().nullable().describe('One of the fixed reasons; null for a message.'),
    text: z.string(),
    reportedBy: z.string().nullable().describe('null: a guest.'),
    reporterEmail: z.string().nullable(),
    reportedOn: z.string(),
    closedOn: z.string().nullable(),
    closedBy: z.string().nullable(),
    closingReason: z.string().nullable().describe('Goes with the profile that it was about.'),
    outcome: z.enum(ABUSE_REPORT_OUTCOMES).nullable(),
  })
  .meta({ id: 'Report' })
export type AdminAbuseReport = z.infer<typeof adminAbuseReportSchema>

/** R99: a reported conversation as an admin reads it. */
export const reportedConversationSchema = messageSchema
  .extend({
    report: z.object({
      side: z.enum(CONVERSATION_SIDES).describe('Which side reported: the expert (`owner`) or the client (`sender`).'),
      by: z.object({ name: z.string(), email: z.string().nullable() }),
      reason: z.string(),
      reportedOn: z.string(),
      closed: z.boolean(),
    }),
    sender: z.object({ name: z.string(), email: z.string().nullable(), hasAccount: z.boolean() }),
  })
  .meta({ id: 'ReportedConversation' })
export type ReportedConversation = z.infer<typeof reportedConversationSchema>

export const adminAbuseReportsSchema = z
  .object({ items: z.array(adminAbuseReportSchema), ...pages })
  .meta({ id: 'Reports' })
export type AdminAbuseReports = z.infer<typeof adminAbuseReportsSchema>

export const closeAbuseReportSchema = z
  .strictObject({
    kind: z.enum(ABUSE_REPORT_KINDS, 'A report is of a profile or of a message.'),
    id: textSchema('An id', { min: 1, max: MAX_LENGTH.id }),
    outcome: z.enum(ABUSE_REPORT_OUTCOMES, 'The outcome is acted or dismissed.'),
    reason: adminReasonSchema,
  })
  .meta({
    id: 'ReportOutcome',
    example: {
      kind: 'profile',
      id: '01900000-0000-7000-8000-000000000000',
      outcome: 'dismissed',
      reason: 'The work is their own; we asked the client.',
    },
  })

export const moderationCountsSchema = z
  .object({
    quarters: z.array(
      z.object({
        quarter: z.string().describe('As 2026-Q1, by UTC.'),
        acts: z.array(z.object({ action: z.string(), result: z.string().nullable(), count: z.number().int() })),
        total: z.number().int(),
        figures: z.object({
          notices: z.number().int().describe('Reports of profiles and messages.'),
          decisions: z.number().int().describe('Restrictions, each with a statement of reasons.'),
          automated: z.number().int().describe('Of these, made without a person.'),
          objections: z.number().int(),
          reversed: z.number().int().describe('Decisions that were reversed after an objection.'),
          medianHours: z.number().nullable().describe('From a report to its closing; null where none was closed.'),
        }),
      }),
    ),
  })
  .meta({ id: 'ModerationCounts' })
export type ModerationCounts = z.infer<typeof moderationCountsSchema>
