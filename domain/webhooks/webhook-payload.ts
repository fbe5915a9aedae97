import { z } from 'zod'

import { ABUSE_REPORT_KINDS, ABUSE_REPORT_OUTCOMES, ABUSE_REPORT_REASONS } from '#domain/admin/abuse-report.ts'
import { EXPERT_STATUSES, VISIBILITIES } from '#domain/profiles/profile.ts'

import type { WebhookEventType } from './webhook-event.ts'

const whose = {
  profileId: z.string(),
  handle: z.string().describe('At the time of the event.'),
  ownerUserId: z.string().nullable(),
  ownerWorkspaceId: z.string().nullable().describe('Of a profile, one of the two is set.'),
}

const profile = z.object({ ...whose, visibility: z.enum(VISIBILITIES), expertStatus: z.enum(EXPERT_STATUSES) })
const report = z.object({
  ...whose,
  reportId: z.string(),
  kind: z.enum(ABUSE_REPORT_KINDS).describe('Of a message, `reportId` is the message’s.'),
  reason: z.enum(ABUSE_REPORT_REASONS).nullable().describe('null for messages.'),
})

const OWNED = { profileId: '019c4d2e', handle: 'ada-moreau', ownerUserId: '42', ownerWorkspaceId: null }
const OPEN = { reportId: '019c4d31', kind: 'profile', reason: 'spam' }

const ofProfile = (summary: string, visibility: string, expertStatus: string) => ({
  summary,
  data: profile,
  example: { ...OWNED, visibility, expertStatus },
})

/** R446: what each event says. Receivers ignore fields that they do not know: more may come. */
export const WEBHOOK_PAYLOADS: Record<WebhookEventType, { summary: string; data: z.ZodObject; example: object }> = {
  'profile.created': ofProfile('A profile was created', 'PRIVATE', 'NOT_ACTIVATED'),
  'profile.updated': ofProfile('What visitors see of a profile has changed', 'PUBLIC', 'ACTIVE'),
  'profile.published': ofProfile('A profile has become public', 'PUBLIC', 'NOT_ACTIVATED'),
  'profile.unpublished': ofProfile('A profile is no longer public', 'PRIVATE', 'ACTIVE'),
  'profile.activated': ofProfile(
    'An expert can be hired, as far as they and the admins are concerned',
    'PUBLIC',
    'ACTIVE',
  ),
  'profile.paused': ofProfile('An expert takes no inquiries for now', 'PUBLIC', 'PAUSED'),
  'profile.suspended': ofProfile('An admin has suspended a profile', 'PUBLIC', 'SUSPENDED'),
  'profile.deactivated': ofProfile('An admin has taken an activation back', 'PUBLIC', 'NOT_ACTIVATED'),
  'profile.listed': ofProfile('An expert is on hire pages from now on', 'PUBLIC', 'ACTIVE'),
  'profile.delisted': ofProfile('An expert is no longer on hire pages', 'PUBLIC', 'PAUSED'),
  'profile.deleted': ofProfile('A profile is gone; this was its last state', 'PRIVATE', 'PAUSED'),
  'message.received': {
    summary: 'An inquiry, or a client’s next message, is in an expert’s inbox',
    data: z.object({
      ...whose,
      messageId: z.string(),
      first: z.boolean().describe('Whether it began the conversation.'),
    }),
    example: { ...OWNED, messageId: '019c4d30', first: true },
  },
  'message.answered': {
    summary: 'An expert has answered',
    data: z.object({ ...whose, messageId: z.string(), answer: z.enum(['reply', 'by-mail', 'declined']) }),
    example: { ...OWNED, messageId: '019c4d30', answer: 'reply' },
  },
  'report.opened': {
    summary: 'A profile or a message was reported to the admins',
    data: report,
    example: { ...OWNED, ...OPEN },
  },
  'report.decided': {
    summary: 'An admin has closed a report',
    data: report.extend({ outcome: z.enum(ABUSE_REPORT_OUTCOMES) }),
    example: { ...OWNED, ...OPEN, outcome: 'acted' },
  },
  'account.deleted': {
    summary: 'An account is gone, by its owner or by the site builder’s report',
    data: z.object({ userId: z.string() }),
    example: { userId: '42' },
  },
}
