import { z } from 'zod'

import { ADMIN_FUNNEL_DAYS, MAX_LENGTH } from '#domain/limits.ts'

const count = z.number().int()
const counts = {
  shown: count.describe('On a card in a list, each time that the page was sent to a person: a lower bound.'),
  opened: count.describe('Views of the profile, one a day per network.'),
  contacted: count.describe('Conversations that clients began.'),
  answered: count.describe('Those of them that were answered.'),
  hired: count.describe('Those of them of which both sides say that they worked together.'),
}

export const funnelSchema = z
  .object({
    profile: z.object({ slug: z.string(), name: z.string() }),
    weeks: z
      .array(z.object({ week: z.string().describe('Its Monday, by UTC.'), ...counts }))
      .describe('Oldest first, without gaps. A conversation counts in the week in which it began.'),
    totals: z.object(counts).describe('Of these weeks.'),
    sources: z
      .array(
        z.object({
          source: z.string(),
          kind: z.enum(['hire', 'direct', 'search', 'profile', 'site', 'host']),
          name: z.string().nullable(),
          shown: counts.shown,
          opened: counts.opened,
        }),
      )
      .describe('Of these weeks, the largest first. Where a message came from is not known.'),
  })
  .meta({ id: 'Funnel' })
export type Funnel = z.infer<typeof funnelSchema>

export const FUNNEL_AREAS = ['skill', 'country', 'city'] as const
export type FunnelArea = (typeof FUNNEL_AREAS)[number]

const optionalSlug = (message: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.string().max(MAX_LENGTH.place, message).optional())

const orUsual = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export const adminFunnelQuerySchema = z.object({
  by: orUsual(z.enum(FUNNEL_AREAS, 'It is by skill, country or city.').default('skill')),
  days: orUsual(
    z
      .enum(ADMIN_FUNNEL_DAYS, `Days are ${ADMIN_FUNNEL_DAYS.join(', ')}.`)
      .default('28')
      .transform(Number),
  ),
  skill: optionalSlug('That is no skill.'),
  country: optionalSlug('That is no country.'),
})

export const adminFunnelSchema = z
  .object({
    by: z.enum(FUNNEL_AREAS),
    days: count,
    rows: z
      .array(z.object({ slug: z.string(), name: z.string(), ...counts }))
      .describe('Those that were shown most. By skill, the last three are of all experts who offer it.'),
    words: z
      .array(z.object({ word: z.string(), searches: count, nobody: count, lastDay: z.string() }))
      .describe('Of searches that found few experts or none: unknown words, without those decided on.'),
  })
  .meta({ id: 'AdminFunnel' })
export type AdminFunnel = z.infer<typeof adminFunnelSchema>
