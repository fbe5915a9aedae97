import { z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { ANSWER_RATE, MAX_LENGTH } from '#domain/limits.ts'
import { budgetInUsd } from '#domain/lists/budget-currency.ts'
import { EXPERT_KINDS } from '#domain/lists/expert-card.ts'
import { ANSWERS, type HireFilter, SORTS } from '#domain/lists/hire-filter.ts'
import { MAX_BUDGET, MAX_CHOICES } from '#domain/lists/known-choice.ts'
import { pageSchema } from '#domain/page-number.ts'
import { AVAILABILITY_STATUSES } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { languageSchema } from '#domain/profiles/language.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'
import { fail } from '#domain/result.ts'

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
  budget: budgetSchema.meta({ description: 'The most that a project minimum may be, in `currency`.' }),
  budgetFrom: budgetSchema.meta({ description: 'The least that it may be.' }),
  currency: single(z.enum(CURRENCIES, 'This currency is not known.')).meta({
    description:
      'The currency of `budget`, `budgetFrom` and the budget facet: US dollars unless it is given. Amounts in an answer keep their own.',
  }),
  answers: single(z.enum(ANSWERS, 'This filter knows `most` only.')).meta({
    description: `\`most\`: experts who answer at least ${ANSWER_RATE.most * 100} % of messages within ${ANSWER_RATE.days} days.`,
  }),
  region: single(z.string().max(MAX_LENGTH.place, 'This region is not known.')).meta({
    description:
      'The slug of a state, province or other region: experts in one of its cities. Its choices are among the `facets` of a country’s page.',
    example: 'california',
  }),
})

type ListQuery = Omit<z.output<typeof hireQuerySchema>, 'page' | 'sort'>

/** R274: the filter of a list; a region that the catalogue does not know is refused. */
export function filterOf({ catalogue }: Pick<ApiDeps, 'catalogue'>, query: ListQuery): HireFilter {
  const { type = null, region = null, answers = null, currency = 'USD' } = query
  const [budget = null, budgetFrom = null] = [query.budget, query.budgetFrom].map((amount) =>
    amount === undefined ? undefined : budgetInUsd(amount, currency),
  )
  const { service, language, badge, availability } = query
  if (region !== null && !catalogue.regions.has(region)) {
    unwrap(fail('validation_failed', 'check region', { region: ['This region is not known.'] }))
  }
  // R312: whichever way round the two ends were typed.
  const swapped = budget !== null && budgetFrom !== null && budgetFrom > budget
  const range = swapped ? { budget: budgetFrom, budgetFrom: budget } : { budget, budgetFrom }
  return { service, language, everyLanguage: null, badge, availability, type, region, answers, ...range }
}
