import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { pageSchema } from '#domain/page-number.ts'
import { textSchema } from '#domain/text/text-schema.ts'

import { reasonSchema } from './catalogue-version.ts'
import { TERM_STATUSES, UNMATCHED_KINDS } from './unmatched-term.ts'

const pages = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

export const termsQuerySchema = z.object({
  status: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(TERM_STATUSES, 'This status is not known.').default('new'),
  ),
  kind: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(UNMATCHED_KINDS, 'A kind is skill, city or country.').optional(),
  ),
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

const suggestionsSchema = z.array(z.object({ slug: z.string(), displayName: z.string() }))

export const searchedTermSchema = z
  .object({
    word: z.string(),
    searches: z.number().int().describe('That found few experts or none.'),
    nobody: z.number().int().describe('Those of them that found none.'),
    lastDay: z.string(),
    suggestions: z.object({ skill: suggestionsSchema, city: suggestionsSchema, country: suggestionsSchema }),
  })
  .meta({ id: 'SearchedTerm' })
export type SearchedTerm = z.infer<typeof searchedTermSchema>

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
