import { z } from 'zod'

import { STATISTICS_DAYS } from '#domain/limits.ts'
import { SCORE_SUGGESTION_NAMES } from '#domain/lists/ranking/score-suggestions.ts'
import { RANKING_PARTS } from '#domain/lists/ranking/score.ts'

const DAYS_MESSAGE = `Ask for 1 to ${STATISTICS_DAYS.max} days.`

export const statisticsQuerySchema = z.object({
  days: z
    .string()
    .regex(/^\d{1,4}$/, DAYS_MESSAGE)
    .transform(Number)
    .refine((days) => days >= 1 && days <= STATISTICS_DAYS.max, DAYS_MESSAGE)
    .default(STATISTICS_DAYS.usual),
})

const figures = { views: z.number().int(), likes: z.number().int(), followers: z.number().int() }

const positionSchema = z
  .object({
    skill: z.object({ slug: z.string(), displayName: z.string() }),
    place: z
      .object({ kind: z.enum(['country', 'city']), displayName: z.string() })
      .nullable()
      .describe('null: everywhere.'),
    path: z.string().nullable().describe('The hire page, where there is one.'),
    position: z.number().int(),
    of: z.number().int(),
  })
  .meta({ id: 'Position' })

export const statisticsSchema = z
  .object({
    profile: z.object({ slug: z.string(), name: z.string() }),
    days: z.array(z.object({ day: z.string(), ...figures })).describe('Oldest first, without gaps, by UTC.'),
    totals: z.object(figures).describe('Of these days. Likes and followers: gained less lost.'),
    before: z.object(figures).describe('Of as many days before them.'),
    allTime: z.object(figures),
    sources: z.array(
      z.object({
        source: z.string().describe('A hire path, another site’s host, or direct, search, profile, site.'),
        kind: z.enum(['hire', 'direct', 'search', 'profile', 'site', 'host']),
        name: z.string().nullable().describe('Of the hire page.'),
        views: z.number().int(),
      }),
    ),
    positions: z.array(positionSchema).describe('Empty while the profile is not listed.'),
    score: z.object({
      version: z.number().int(),
      total: z.number(),
      parts: z.array(z.object({ name: z.enum(RANKING_PARTS), weight: z.number(), value: z.number() })),
      raises: z
        .array(z.object({ name: z.enum(SCORE_SUGGESTION_NAMES), part: z.enum(RANKING_PARTS), gain: z.number() }))
        .describe('What would raise the total, the most first.'),
    }),
  })
  .meta({ id: 'Statistics' })

export type Statistics = z.infer<typeof statisticsSchema>
