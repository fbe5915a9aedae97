import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { foundBySchema, ruleSchema } from '#domain/moderation/decision-schemas.ts'
import { pageSchema } from '#domain/page-number.ts'
import { isStorableText } from '#domain/text/text-schema.ts'

import { adminReasonSchema } from './catalogue-version.ts'
import { moderationEntrySchema } from './moderation-entry.ts'

/** R254: part of a name, an email or a handle; nothing lists all accounts. */
export const accountsQuerySchema = z.object({
  q: z
    .string()
    .max(MAX_LENGTH.email, `Search for at most ${MAX_LENGTH.email} characters.`)
    .refine(isStorableText, 'These characters are in no name.')
    .transform((text) => text.trim().toLowerCase())
    .default(''),
  page: pageSchema,
})

export const ACCOUNT_ACTS = ['lock', 'unlock', 'end-sessions'] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]

export const accountActSchema = z
  .strictObject({
    act: z.enum(ACCOUNT_ACTS, 'Choose what to do.'),
    reason: adminReasonSchema,
    rule: ruleSchema.optional(),
    foundBy: foundBySchema.optional(),
  })
  .meta({ id: 'AccountAct', example: { act: 'lock', rule: 'spam', reason: 'It sends advertising to every expert.' } })

export const adminAccountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(['user', 'admin']),
    secondFactor: z.boolean(),
    createdOn: z.string(),
    lastSignInOn: z.string().nullable(),
    lockedOn: z.string().nullable(),
    lockReason: z.string().nullable(),
    sessions: z.number().int(),
    profiles: z.array(z.object({ slug: z.string(), name: z.string() })),
    history: z.array(moderationEntrySchema).describe('The newest first.'),
  })
  .meta({ id: 'AdminAccount' })
export type AdminAccount = z.infer<typeof adminAccountSchema>

export const adminAccountsSchema = z
  .object({
    items: z.array(adminAccountSchema),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    more: z.boolean().describe('There are more than can be paged through: the total is a lower bound.'),
  })
  .meta({ id: 'AdminAccounts' })
export type AdminAccounts = z.infer<typeof adminAccountsSchema>
