import { z } from 'zod'

import { idSchema } from '#domain/id.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { pageSchema } from '#domain/page-number.ts'
import { proseSchema } from '#domain/text/text-schema.ts'

import { moderationEntrySchema } from './moderation-entry.ts'

/** R136: every act of an admin has a reason. */
export const adminReasonSchema = proseSchema('A reason', { min: 1, max: MAX_LENGTH.reason })

export const rebuildSchema = z
  .strictObject({ reason: adminReasonSchema })
  .meta({ id: 'CatalogueRebuild', example: { reason: 'The monthly rebuild.' } })

export const rollBackSchema = z.strictObject({ snapshotId: idSchema.nullable(), reason: adminReasonSchema }).meta({
  id: 'CatalogueRollBack',
  description: 'null: the committed tables.',
  example: { snapshotId: null, reason: 'The new order was wrong.' },
})

export const catalogueVersionsQuerySchema = z.object({ page: pageSchema })

const changedListSchema = z.object({ list: z.string(), before: z.array(z.string()), after: z.array(z.string()) })
const aliasSchema = z.object({ kind: z.enum(['skills', 'cities', 'countries']), alias: z.string(), slug: z.string() })

/** Long lists are truncated; the totals count everything. */
export const cataloguePreviewSchema = z
  .object({
    addedPaths: z.array(z.string()),
    removedPaths: z.array(z.string()),
    changedLists: z.array(changedListSchema),
    addedAliases: z.array(aliasSchema),
    removedAliases: z.array(aliasSchema),
    totals: z.object({
      addedPaths: z.number().int(),
      removedPaths: z.number().int(),
      changedLists: z.number().int(),
      addedAliases: z.number().int(),
      removedAliases: z.number().int(),
    }),
  })
  .meta({ id: 'CataloguePreview' })

export type CataloguePreview = z.infer<typeof cataloguePreviewSchema>

export const catalogueVersionsSchema = z
  .object({
    active: z.string().nullable().describe('null: the committed tables.'),
    items: z.array(
      z.object({
        id: z.string(),
        createdOn: z.string(),
        createdBy: z.string().nullable(),
        source: z.literal('computed'),
        reason: z.string(),
        paths: z.number().int(),
        aliases: z.number().int(),
        active: z.boolean(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    acts: z.array(moderationEntrySchema).describe('The newest rebuilds and roll-backs.'),
  })
  .meta({ id: 'CatalogueVersions' })

export type CatalogueVersions = z.infer<typeof catalogueVersionsSchema>

/** What belongs into `catalogue/sources`, readable by people and programs. */
export const catalogueExportSchema = z
  .object({
    aliases: z.object({
      skills: z.record(z.string(), z.array(z.string())),
      cities: z.record(z.string(), z.array(z.string())),
      countries: z.record(z.string(), z.array(z.string())),
    }),
    proposals: z.array(z.object({ kind: z.enum(['skill', 'city', 'country']), term: z.string(), times: z.number() })),
  })
  .meta({ id: 'CatalogueExport' })

export type CatalogueExport = z.infer<typeof catalogueExportSchema>
