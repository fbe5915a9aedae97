import { z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { budgetInUsd } from '#domain/lists/budget-currency.ts'
import { type ChosenValues, FILTER_NAMES, findFilter, type FilterName, type FILTERS } from '#domain/lists/filters.ts'
import { type HireFilter, HIRE_SORTS } from '#domain/lists/hire-filter.ts'
import { MAX_BUDGET, MAX_FILTER_CHOICES } from '#domain/lists/known-choice.ts'
import { pageSchema } from '#domain/page-number.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { fail } from '#domain/result.ts'

/** A filter repeats (`?language=de&language=fr`); an empty one, as plain forms send it, is ignored. */
function toList(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== '')
}

function repeated<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(toList, z.array(schema).max(MAX_FILTER_CHOICES, 'That is too many at once.'))
}

const single = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

type Repeated<Schema extends z.ZodType> = ReturnType<typeof repeated<Schema>>
type Single<Schema extends z.ZodType> = ReturnType<typeof single<Schema>>
type FilterShape = {
  [Name in FilterName]: (typeof FILTERS)[Name]['several'] extends true
    ? Repeated<(typeof FILTERS)[Name]['schema']>
    : Single<(typeof FILTERS)[Name]['schema']>
}

const FILTER_SHAPE = Object.fromEntries(
  FILTER_NAMES.map((name) => {
    const { several, schema, description } = findFilter(name)
    const shape = several ? repeated(schema) : single(schema)
    return [name, description ? shape.meta({ description }) : shape]
  }),
) as unknown as FilterShape

const budgetSchema = single(
  z.coerce
    .number('A budget is a number.')
    .int('A budget is a whole number.')
    .min(0, 'A budget is at least 0.')
    .max(MAX_BUDGET, 'That is too much.'),
)

export const hireQuerySchema = z.object({
  page: pageSchema,
  sort: single(z.enum(HIRE_SORTS, 'This sort order is not known.')),
  ...FILTER_SHAPE,
  budget: budgetSchema.meta({ description: 'The most that a project minimum may be, in `currency`.' }),
  budgetFrom: budgetSchema.meta({ description: 'The least that it may be.' }),
  currency: single(z.enum(CURRENCIES, 'This currency is not known.')).meta({
    description:
      'The currency of `budget`, `budgetFrom` and the budget facet: US dollars unless it is given. Amounts in an answer keep their own.',
  }),
  region: single(z.string().max(MAX_LENGTH.place, 'This region is not known.')).meta({
    description:
      'The slug of a state, province or other region: experts in one of its cities. Its choices are among the `facets` of a country’s page.',
    example: 'california',
  }),
})

type ListQuery = Omit<z.output<typeof hireQuerySchema>, 'page' | 'sort'>

/** R274: the filter of a list; a region that the catalogue does not know is refused. */
export function toHireFilter({ catalogue }: Pick<ApiDeps, 'catalogue'>, query: ListQuery): HireFilter {
  const { currency = 'USD', region = null, ...given } = query
  const [budget = null, budgetFrom = null] = [query.budget, query.budgetFrom].map((amount) =>
    amount === undefined ? undefined : budgetInUsd(amount, currency),
  )
  if (region !== null && !catalogue.regions.has(region)) {
    unwrap(fail('validation_failed', 'check region', { region: ['This region is not known.'] }))
  }
  // R312: whichever way round the two ends were typed.
  const swapped = budget !== null && budgetFrom !== null && budgetFrom > budget
  const range = swapped ? { budget: budgetFrom, budgetFrom: budget } : { budget, budgetFrom }
  const chosen = Object.fromEntries(FILTER_NAMES.map((name) => [name, given[name] ?? null])) as unknown as ChosenValues
  return { ...chosen, everyLanguage: null, region, ...range }
}
