import { z } from '@hono/zod-openapi'

import { EXPERT_KINDS } from '#domain/lists/expert-card.ts'
import { type HireFilter, SORTS } from '#domain/lists/hire-filter.ts'
import { MAX_BUDGET, MAX_CHOICES } from '#domain/lists/known-choice.ts'
import { pageSchema } from '#domain/page-number.ts'
import { AVAILABILITY_STATUSES } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { languageSchema } from '#domain/profiles/language.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'

/** A filter repeats (`?language=de&language=fr`); an empty one, as plain forms send it, is ignored. */
function toList(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== '')
}

function repeated<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(toList, z.array(schema).max(MAX_CHOICES, 'That is too many at once.'))
}

const single = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const budgetSchema = single(
  z.coerce
    .number('A budget is a number.')
    .int('A budget is a whole number.')
    .min(0, 'A budget is at least 0.')
    .max(MAX_BUDGET, 'That is too much.'),
)

export const hireQuerySchema = z.object({
  page: pageSchema,
  sort: single(z.enum(SORTS, 'This sort order is not known.')),
  service: repeated(z.enum(SERVICE_SLUGS, 'This service is not known.')),
  language: repeated(languageSchema),
  badge: repeated(z.enum([...PARTNER_BADGES, ...AWARD_BADGES], 'This badge is not known.')),
  availability: repeated(z.enum(AVAILABILITY_STATUSES, 'This availability is not known.')),
  type: single(z.enum(EXPERT_KINDS, 'The type is freelancer or agency.')),
  budget: budgetSchema.meta({ description: 'The most that a project minimum may be, in US dollars.' }),
  budgetFrom: budgetSchema.meta({ description: 'The least that it may be.' }),
})

export function filterOf(query: Omit<z.output<typeof hireQuerySchema>, 'page' | 'sort'>): HireFilter {
  const { service, language, badge, availability, type, budget = null, budgetFrom = null } = query
  // R312: whichever way round the two ends were typed.
  const swapped = budget !== null && budgetFrom !== null && budgetFrom > budget
  const range = swapped ? { budget: budgetFrom, budgetFrom: budget } : { budget, budgetFrom }
  return { service, language, badge, availability, type: type ?? null, ...range }
}
