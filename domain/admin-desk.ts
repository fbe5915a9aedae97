import { z } from 'zod'

import { reasonSchema } from './catalogue-version.ts'
import { MAX_COUNT, MAX_LENGTH } from './limits.ts'
import { pageSchema } from './page-number.ts'
import { REPORT_KINDS, REPORT_OUTCOMES, REPORT_REASONS } from './profile-report.ts'
import { EXPERT_STATUSES, VISIBILITIES } from './profile.ts'
import { isStorableText, textSchema } from './text.ts'
import { TERM_STATUSES, UNMATCHED_KINDS } from './unmatched-term.ts'

export const ADMIN_SORTS = ['newest', 'edited', 'name'] as const

/** What the desk is asked for; an empty choice, as a form sends it, is none. */
const choice = <T extends string>(values: readonly [T, ...T[]], message: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(values, message).optional())

const pages = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

export const adminProfilesQuerySchema = z.object({
  q: z
    .string()
    .max(MAX_LENGTH.query, `Search for at most ${MAX_LENGTH.query} characters.`)
    .refine(isStorableText, 'These characters are in no name.')
    .transform((text) => text.trim().toLowerCase().replace(/^@/, ''))
    .default(''),
  status: choice(EXPERT_STATUSES, 'This status is not known.'),
  visibility: choice(VISIBILITIES, 'Visibility is PUBLIC or PRIVATE.'),
  sort: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(ADMIN_SORTS, 'Sort by newest, edited or name.').default('newest'),
  ),
  page: pageSchema,
})

export const adminProfilesSchema = z
  .object({
    items: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        owner: z.enum(['PERSON', 'WORKSPACE']),
        email: z.string().nullable().describe('Of the account, or of the workspace’s first owner.'),
        visibility: z.enum(VISIBILITIES),
        expertStatus: z.enum(EXPERT_STATUSES),
        openReports: z.number().int(),
        createdOn: z.string(),
        updatedOn: z.string(),
      }),
    ),
    ...pages,
    more: z.boolean().describe('There are more than can be paged through: the total is a lower bound.'),
  })
  .meta({ id: 'AdminProfiles' })
export type AdminProfiles = z.infer<typeof adminProfilesSchema>

export const bulkVisibilitySchema = z
  .strictObject({
    slugs: z
      .array(z.string('A handle must be text.'), 'Name the profiles by their handles.')
      .min(1, 'Choose at least one profile.')
      .max(MAX_COUNT.bulk, `Change at most ${MAX_COUNT.bulk} profiles at once.`),
    visibility: z.enum(VISIBILITIES, 'Visibility is PUBLIC or PRIVATE.'),
    reason: reasonSchema,
  })
  .meta({
    id: 'BulkVisibility',
    example: { slugs: ['ada-moreau'], visibility: 'PRIVATE', reason: 'All of them copy one portfolio.' },
  })

export const bulkResultSchema = z
  .object({
    changed: z.array(z.string()),
    unchanged: z.array(z.string()).describe('They were so already.'),
    missing: z.array(z.string()).describe('Nobody has these handles.'),
  })
  .meta({ id: 'BulkResult' })
export type BulkResult = z.infer<typeof bulkResultSchema>

export const moderationEntrySchema = z
  .object({
    id: z.string(),
    action: z.string(),
    by: z.string().nullable().describe('null: the account is gone.'),
    on: z.string(),
    reason: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).describe('What it was before, and what it is since.'),
  })
  .meta({ id: 'ModerationEntry' })
export type ModerationEntry = z.infer<typeof moderationEntrySchema>

export const profileHistorySchema = z
  .object({ slug: z.string(), name: z.string(), items: z.array(moderationEntrySchema) })
  .meta({ id: 'ProfileHistory' })
export type ProfileHistory = z.infer<typeof profileHistorySchema>

export const overviewSchema = z
  .object({
    profiles: z.array(
      z.object({
        expertStatus: z.enum(EXPERT_STATUSES),
        visibility: z.enum(VISIBILITIES),
        count: z.number().int(),
      }),
    ),
    days: z
      .array(
        z.object({
          day: z.string(),
          signUps: z.number().int(),
          messages: z.number().int(),
          filtered: z.number().int(),
        }),
      )
      .describe('Oldest first, without gaps, by UTC.'),
    openReports: z.object({ profiles: z.number().int(), messages: z.number().int() }),
    unmatchedTerms: z.number().int().describe('Those that nobody has decided on.'),
    queue: z.array(
      z.object({
        name: z.string(),
        waiting: z.number().int(),
        active: z.number().int(),
        failed: z.number().int(),
      }),
    ),
    mail: z.object({
      unsent: z.number().int(),
      failing: z.number().int().describe('Tried and refused at least once.'),
      oldestUnsentOn: z.string().nullable(),
      sentToday: z.number().int(),
    }),
  })
  .meta({ id: 'AdminOverview' })
export type Overview = z.infer<typeof overviewSchema>

export const termsQuerySchema = z.object({
  status: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(TERM_STATUSES, 'This status is not known.').default('new'),
  ),
  kind: choice(UNMATCHED_KINDS, 'A kind is skill, city or country.'),
  page: pageSchema,
})

export const adminTermSchema = z
  .object({
    kind: z.enum(UNMATCHED_KINDS),
    term: z.string(),
    times: z.number().int(),
    firstSeenOn: z.string(),
    lastSeenOn: z.string(),
    status: z.enum(TERM_STATUSES),
    target: z.object({ slug: z.string(), displayName: z.string() }).nullable(),
    suggestions: z.array(z.object({ slug: z.string(), displayName: z.string() })).describe('What may be meant.'),
  })
  .meta({ id: 'UnmatchedTerm' })
export type AdminTerm = z.infer<typeof adminTermSchema>

export const adminTermsSchema = z.object({ items: z.array(adminTermSchema), ...pages }).meta({ id: 'UnmatchedTerms' })
export type AdminTerms = z.infer<typeof adminTermsSchema>

export const termDecisionSchema = z
  .strictObject({
    kind: z.enum(UNMATCHED_KINDS, 'A kind is skill, city or country.'),
    term: textSchema('A term', { min: 1, max: MAX_LENGTH.place }),
    status: z.enum(TERM_STATUSES, 'A term is new, mapped, ignored or proposed.'),
    target: textSchema('An entry', { min: 1, max: MAX_LENGTH.place }).optional(),
    reason: reasonSchema,
  })
  .refine(({ status, target }) => (status === 'mapped') === (target !== undefined), {
    path: ['target'],
    message: 'A mapped term has an entry, and no other has one.',
  })
  .meta({
    id: 'TermDecision',
    example: { kind: 'skill', term: 'web desing', status: 'mapped', target: 'web-design', reason: 'A misspelling.' },
  })

export const newReportSchema = z
  .strictObject({
    reason: z.enum(REPORT_REASONS, 'Choose what is wrong.'),
    text: textSchema('What you write', { max: MAX_LENGTH.reason }).default(''),
  })
  .meta({
    id: 'NewReport',
    example: { reason: 'stolen-work', text: 'Two of the sites are ours, see example.com/work.' },
  })

export const reportsQuerySchema = z.object({
  state: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['open', 'closed'], 'Reports are open or closed.').default('open'),
  ),
  page: pageSchema,
})

export const adminReportSchema = z
  .object({
    id: z.string(),
    kind: z.enum(REPORT_KINDS),
    profileSlug: z.string(),
    profileName: z.string(),
    reason: z.string().nullable().describe('One of the fixed reasons; null for a message.'),
    text: z.string(),
    reportedBy: z.string().nullable().describe('null: a guest.'),
    reportedOn: z.string(),
    closedOn: z.string().nullable(),
    closedBy: z.string().nullable(),
    outcome: z.enum(REPORT_OUTCOMES).nullable(),
  })
  .meta({ id: 'Report' })
export type AdminReport = z.infer<typeof adminReportSchema>

export const adminReportsSchema = z.object({ items: z.array(adminReportSchema), ...pages }).meta({ id: 'Reports' })
export type AdminReports = z.infer<typeof adminReportsSchema>

export const closeReportSchema = z
  .strictObject({
    kind: z.enum(REPORT_KINDS, 'A report is of a profile or of a message.'),
    id: textSchema('An id', { min: 1, max: MAX_LENGTH.id }),
    outcome: z.enum(REPORT_OUTCOMES, 'The outcome is acted or dismissed.'),
    reason: reasonSchema,
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
      }),
    ),
  })
  .meta({ id: 'ModerationCounts' })
export type ModerationCounts = z.infer<typeof moderationCountsSchema>
