import { z } from 'zod'

import type { ApiCalls } from '#api/api-calls.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_LENGTH, MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { type ExpertCard, searchAnswerSchema } from '#domain/lists/expert-card.ts'
import { FILTER_NAMES, findFilter, type FilterName } from '#domain/lists/filters.ts'
import { HIRE_SORTS } from '#domain/lists/hire-filter.ts'
import { MAX_BUDGET, MAX_FILTER_CHOICES } from '#domain/lists/known-choice.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import { defineTool, UNTRUSTED_TEXT_NOTICE } from '#mcp/tool.ts'

type Parameter = keyof ApiCalls['GET /v1/marketplace/search']['query']

const several = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(MAX_FILTER_CHOICES).optional()
const amount = z.int().min(0).max(MAX_BUDGET).optional()

const filters = Object.fromEntries(
  FILTER_NAMES.flatMap((name) => {
    const filter = findFilter(name)
    if (!filter.tool) return []
    // An error lists the values, except languages: they are too many.
    const one = name === 'language' ? filter.schema : z.enum(Object.keys(filter.codes))
    const schema = filter.several ? several(one) : one.optional()
    return [[name, schema.describe(filter.tool)]]
  }),
) as { [Name in FilterName]?: z.ZodType<string | string[] | undefined> }

const input = z.strictObject({
  q: z
    .string()
    .default('')
    .meta({
      description: 'What is needed, in plain words: the work, the place, the language. Without it, everyone.',
      maxLength: MAX_LENGTH.query,
      examples: ['webflow designer in berlin'],
    }),
  page: z.int().min(1).max(MAX_PAGES).default(1),
  sort: z.enum(HIRE_SORTS).optional(),
  ...filters,
  budget: amount.describe('The most that a project minimum may be, in `currency`.'),
  budgetFrom: amount.describe('The least that it may be.'),
  currency: z.enum(CURRENCIES).optional().describe('Of both ends of the budget; US dollars without it.'),
  region: z
    .string()
    .optional()
    .meta({ description: 'A state, province or other region by its slug.', examples: ['california'] }),
} satisfies { [Name in Parameter]?: z.ZodType })

function lineOf({ slug, name, title, location }: ExpertCard, origin: string): string {
  const place = [location.city, location.country].filter(Boolean).join(', ')
  return `- ${[name, title, place].filter(Boolean).join(' · ')}: ${origin}${addresses.profile(slug)}`
}

export const searchExperts = defineTool({
  name: 'search_experts',
  title: 'Search experts',
  description: `Finds freelancers and agencies for websites by a sentence and by filters, ${PAGE_SIZE} a page, the best match first. Any value within a filter is enough; all filters apply together. \`facets\` says how many there are under each further filter. ${UNTRUSTED_TEXT_NOTICE}`,
  input,
  output: searchAnswerSchema,
  async run({ client, origin }, given) {
    const pairs = Object.entries(given).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    const answer = await client.get('/v1/marketplace/search', { query: new URLSearchParams(pairs) })
    const { total, page, pages, experts, loosened, near } = answer
    const found = `${countWithNoun(total, 'expert')} found; page ${page} of ${Math.max(1, pages)}.`
    const lines = (cards: ExpertCard[]) => cards.map((card) => lineOf(card, origin))
    const differs = loosened ? [`No expert matches all of that. ${loosened.label}:`] : []
    const others = near.flatMap((group) => [`${group.label}:`, ...lines(group.experts)])
    return { text: [found, ...differs, ...lines(experts), ...others].join('\n'), structured: answer }
  },
})
