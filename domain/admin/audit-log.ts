import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { pageSchema } from '#domain/page-number.ts'
import { isStorableText } from '#domain/text/text-schema.ts'

import { AUDITED_ACTIONS } from './moderation-action.ts'
import { moderationEntrySchema } from './moderation-entry.ts'

/** An empty field, as forms send it, is no filter. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const daySchema = z.iso.date('Use a day like 2026-01-31.')

export const auditLogQuerySchema = z.object({
  action: optional(z.enum(AUDITED_ACTIONS, 'This action is not known.')),
  person: z
    .string()
    .max(MAX_LENGTH.query, `Search for at most ${MAX_LENGTH.query} characters.`)
    .refine(isStorableText, 'These characters are in no name.')
    .transform((text) => text.trim().toLowerCase().replace(/^@/, ''))
    .default(''),
  from: optional(daySchema),
  to: optional(daySchema),
  page: pageSchema,
})

export const auditLogSchema = z
  .object({
    items: z.array(
      moderationEntrySchema.extend({
        byEmail: z.string().nullable(),
        account: z.string().nullable().describe('The email of the account that it concerns.'),
        profile: z.string().nullable().describe('The handle of the profile that it concerns.'),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'AuditLog' })
export type AuditLog = z.infer<typeof auditLogSchema>
export type AuditEntry = AuditLog['items'][number]
