import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { pageSchema } from '#domain/page-number.ts'
import { textSchema } from '#domain/text/text-schema.ts'

import { adminReasonSchema } from './catalogue-version.ts'
import { UNMATCHED_TERM_STATUSES, UNMATCHED_TERM_KINDS } from './unmatched-term.ts'

const pages = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

export const unmatchedTermsQuerySchema = z.object({
  status: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(UNMATCHED_TERM_STATUSES, 'This status is not known.').default('new'),
  ),
  kind: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(UNMATCHED_TERM_KINDS, 'A kind is skill, city or country.').optional(),
  ),
  page: pageSchema,
})

export const adminUnmatchedTermSchema = z
  .object({
    kind: z.enum(UNMATCHED_TERM_KINDS),
    term: z.string(),
    times: z.number().int(),
    firstSeenOn: z.string(),
    lastSeenOn: z.string(),
    status: z.enum(UNMATCHED_TERM_STATUSES),
    target: z.object({ slug: z.string(), displayName: z.string() }).nullable(),
    suggestions: z.array(z.object({ slug: z.string(), displayName: z.string() })).describe('What may be meant.'),
  })
  .meta({ id: 'UnmatchedTerm' })
export type AdminUnmatchedTerm = z.infer<typeof adminUnmatchedTermSchema>

export const adminUnmatchedTermsSchema = z
  .object({ items: z.array(adminUnmatchedTermSchema), ...pages })
  .meta({ id: 'UnmatchedTerms' })
export type AdminUnmatchedTerms = z.infer<typeof adminUnmatchedTermsSchema>

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

export const unmatchedTermDecisionSchema = z
  .strictObject({
    kind: z.enum(UNMATCHED_TERM_KINDS, 'A kind is skill, city or country.'),
    term: textSchema('A term', { min: 1, max: MAX_LENGTH.place }),
    status: z.enum(UNMATCHED_TERM_STATUSES, 'A term is new, mapped, ignored or proposed.'),
    target: textSchema('An entry', { min: 1, max: MAX_LENGTH.place }).optional(),
    reason: adminReasonSchema,
  })
  .refine(({ status, target }) => (status === 'mapped') === (target !== undefined), {
    path: ['target'],
    message: 'A mapped term has an entry, and no other has one.',
  })
  .meta({
    id: 'TermDecision',
    example: { kind: 'skill', term: 'web desing', status: 'mapped', target: 'web-design', reason: 'A misspelling.' },
  })
