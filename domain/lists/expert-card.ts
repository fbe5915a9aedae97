import { z } from 'zod'

import { availabilitySchema } from '#domain/profiles/availability/availability.ts'
import { badgeSchema } from '#domain/profiles/badge.ts'
import { answerRateSchema, locationSchema, moneySchema } from '#domain/profiles/profile.ts'

import { MATCH_REASON_KINDS } from './finding/match-reasons.ts'
import { RELAXATIONS } from './finding/relax-query.ts'
import type { ProjectMinimumFacts } from './hire-facts.ts'

export const EXPERT_KINDS = ['freelancer', 'agency'] as const
export type ExpertKind = (typeof EXPERT_KINDS)[number]

export const expertCardSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    title: z.string().nullable(),
    type: z.enum(EXPERT_KINDS),
    profileImg: z.string().nullable(),
    location: locationSchema,
    skills: z.array(z.object({ slug: z.string(), name: z.string() })),
    badges: z.array(badgeSchema),
    availability: availabilitySchema.nullable(),
    projectMinimum: moneySchema.nullable(),
    featured: z.array(z.object({ name: z.string(), thumbnailUrl: z.string().nullable() })),
    responseTimeHours: z.number().nullable(),
    answerRate: answerRateSchema,
    numFollowers: z.number().int(),
  })
  .meta({ id: 'ExpertCard', description: 'What one card on a page of experts shows.' })

export type ExpertCard = z.infer<typeof expertCardSchema>

const MATCHES = ['exact', 'similar', 'none'] as const

const readBudgetSchema = z.object({
  limit: z.enum(['from', 'up-to']),
  amount: z.number(),
  currency: z.string(),
  per: z.enum(['project', 'hour', 'day']),
  usd: z.number().describe('About as much in dollars.'),
})

export type ParsedBudget = z.infer<typeof readBudgetSchema>

const readPartSchema = z
  .object({
    kind: z.enum(['skill', 'service', 'subject', 'place', 'language', 'kind', 'budget', 'when', 'word']),
    value: z.string(),
    label: z.string(),
    text: z.string().describe('The part of the query that says it.'),
    from: z.number().int(),
    to: z.number().int(),
    budget: readBudgetSchema.optional().describe('Of the kind `budget`: its label in parts.'),
  })
  .meta({ id: 'ReadPart', description: 'Something that was understood of a query; a `word` is searched as it is.' })

export type ParsedQueryPart = z.infer<typeof readPartSchema>

const reasonSchema = z.object({ kind: z.enum(MATCH_REASON_KINDS), value: z.string(), label: z.string() })

export const foundExpertSchema = expertCardSchema
  .extend({
    reasons: z.array(reasonSchema).optional().describe('What of the query the profile itself says.'),
    isNew: z
      .literal(true)
      .optional()
      .describe('Of a hire list, unfiltered and in the recommended order: the expert is new.'),
  })
  .meta({ id: 'FoundExpert' })

export type FoundExpert = z.infer<typeof foundExpertSchema>

const looseningSchema = z
  .object({
    what: z.enum(RELAXATIONS),
    label: z.string(),
    notNow: z.boolean().describe('They are not known to be available now, either.'),
  })
  .describe('What of the query these experts do not fit.')

export const searchAnswerSchema = z
  .object({
    q: z.string(),
    match: z.enum(MATCHES).describe('`similar` if no expert has the words and these experts have similar ones.'),
    total: z.number().int(),
    more: z.boolean().describe('Whether there are more than `total`: of very many, the best are counted.'),
    page: z.number().int(),
    pages: z.number().int(),
    experts: z.array(foundExpertSchema),
    facets: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }))),
    read: z.array(readPartSchema).describe('What was understood of the query.'),
    loosened: looseningSchema.nullable(),
    near: z
      .array(looseningSchema.extend({ experts: z.array(foundExpertSchema) }))
      .describe('After the last page of those who fit: those who nearly do.'),
  })
  .meta({ id: 'SearchAnswer' })

export type SearchAnswer = z.infer<typeof searchAnswerSchema>

const namedSchema = z.object({ slug: z.string(), displayName: z.string() })

const minimumFactsSchema = z.object({
  sample: z.number().int(),
  least: z.number().int(),
  low: z.number().int(),
  median: z.number().int(),
  high: z.number().int(),
  most: z.number().int(),
  spread: z.array(z.object({ usd: z.number().int(), count: z.number().int() })),
}) satisfies z.ZodType<ProjectMinimumFacts>

/** R45: facts about all experts of the page, whatever the filters. */
const hireFactsSchema = z.object({
  experts: z.number().int(),
  available: z.number().int(),
  languages: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
  minimumUsd: minimumFactsSchema.nullable(),
})

export type HireFacts = z.infer<typeof hireFactsSchema>

export const hireAnswerSchema = searchAnswerSchema
  .omit({ q: true, match: true, more: true, read: true, loosened: true, near: true })
  .extend({
    path: z.string(),
    skill: namedSchema,
    country: namedSchema.nullable(),
    city: namedSchema.nullable(),
    facts: hireFactsSchema,
    counts: z
      .record(z.string(), z.number().int())
      .optional()
      .describe('The number of experts on each of the other pages that were asked for, by path.'),
  })
  .meta({ id: 'HireAnswer' })

export type HireAnswer = z.infer<typeof hireAnswerSchema>
