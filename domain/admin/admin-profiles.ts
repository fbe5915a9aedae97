import { z } from 'zod'

import { HOST_PATHS } from '#domain/host/host-paths.ts'
import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { ruleSchema } from '#domain/moderation/decision-schemas.ts'
import { pageSchema } from '#domain/page-number.ts'
import { EXPERT_STATUSES, VISIBILITIES } from '#domain/profiles/profile.ts'
import { isStorableText, notTextError } from '#domain/text/text-schema.ts'

import { adminReasonSchema } from './catalogue-version.ts'
import { moderationEntrySchema } from './moderation-entry.ts'

export const ADMIN_SORTS = ['newest', 'edited', 'name'] as const

/** Filters of an admin; an empty choice, as forms send it, means none. */
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
      .array(
        z.string(notTextError('A handle')).refine(isStorableText, 'That is no handle.'),
        'Name the profiles by their handles.',
      )
      .min(1, 'Choose at least one profile.')
      .max(MAX_COUNT.bulk, `Change at most ${MAX_COUNT.bulk} profiles at once.`),
    visibility: z.enum(VISIBILITIES, 'Visibility is PUBLIC or PRIVATE.'),
    reason: adminReasonSchema,
    rule: ruleSchema.optional(),
  })
  .meta({
    id: 'BulkVisibility',
    example: { slugs: ['ada-moreau'], visibility: 'PRIVATE', reason: 'All of them copy one portfolio.' },
  })

export const bulkVisibilityResultSchema = z
  .object({
    changed: z.array(z.string()),
    unchanged: z.array(z.string()).describe('They were so already.'),
    missing: z.array(z.string()).describe('No profile has these handles.'),
  })
  .meta({ id: 'BulkResult' })
export type BulkVisibilityResult = z.infer<typeof bulkVisibilityResultSchema>

export const profileHistorySchema = z
  .object({ slug: z.string(), name: z.string(), items: z.array(moderationEntrySchema) })
  .meta({ id: 'ProfileHistory' })
export type ProfileHistory = z.infer<typeof profileHistorySchema>

export const adminOverviewSchema = z
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
    openObjections: z.number().int(),
    failures: z.number().int().describe('Jobs and mails that failed, as `/admin/failures` lists them.'),
    accounts: z.object({
      total: z.number().int(),
      more: z.boolean().describe('There are more than can be paged through: the total is a lower bound.'),
    }),
    unmatchedTerms: z.number().int().describe('Those without a decision.'),
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
    host: z
      .array(
        z.object({
          kind: z.enum(HOST_PATHS),
          lastReportOn: z.string().nullable(),
          lagSeconds: z.number().nullable().describe('Of the last report; null where versions are no moments.'),
          reports: z.number().int(),
          stale: z.number().int().describe('Reports that were older than what was known.'),
          refused: z.number().int(),
          pending: z.number().int().describe('Reports that wait for others.'),
          lastRefusal: z.string().nullable(),
          lastRefusedOn: z.string().nullable(),
        }),
      )
      .describe('What the site builder has reported, by kind.'),
  })
  .meta({ id: 'AdminOverview' })
export type AdminOverview = z.infer<typeof adminOverviewSchema>
