import { z } from 'zod'

import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchHirePageByParts } from '#client/lists/hire.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { hireAnswerSchema } from '#domain/lists/expert-card.ts'
import { MIN_EXPERTS_FOR_FACTS, type ProjectMinimumFacts } from '#domain/lists/hire-facts.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import { defineTool, ToolError } from '#mcp/tool.ts'

import { type HireSlugs, resolveHireSlugs } from './resolve-hire-slugs.ts'

const named = (what: string, example: string) =>
  z.string().meta({ description: what, maxLength: MAX_LENGTH.place, examples: [example] })

const facts = hireAnswerSchema.shape.facts.shape

const output = hireAnswerSchema.pick({ skill: true, country: true, city: true }).extend({
  url: z.string().describe('The page with these experts.'),
  experts: facts.experts.describe('How many are listed there.'),
  available: facts.available.describe('How many of them say that they have time now.'),
  minimumUsd: facts.minimumUsd.describe(
    `Project minimums in US dollars, of \`sample\` experts: half of them are between \`low\` and \`high\`. null where fewer than ${MIN_EXPERTS_FOR_FACTS} name one.`,
  ),
})

const usd = (amount: number) => `$${amount.toLocaleString('en')}`

function textOf(minimum: ProjectMinimumFacts | null, experts: number): string {
  if (!minimum) return `${countWithNoun(experts, 'expert')} listed; too few of them name a project minimum to say more.`
  const { sample, low, high, median } = minimum
  return `${countWithNoun(sample, 'expert')} of ${experts} name a project minimum. The middle one is ${usd(median)}; half are between ${usd(low)} and ${usd(high)}.`
}

/** By slugs, as search results have them, and else by names, which people use. */
async function readPage(client: Client, given: HireSlugs) {
  try {
    return await fetchHirePageByParts(client, given)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'not_found') throw error
    return fetchHirePageByParts(client, await resolveHireSlugs(client, given))
  }
}

export const costGuide = defineTool({
  name: 'cost_guide',
  title: 'Project minimums',
  description:
    'What experts of a skill charge at least for a project, worldwide, in a country or in a city: the figures of their public hire page. These are the minimums that experts name, not prices of projects.',
  input: z.strictObject({
    skill: named('A skill, by its slug or name.', 'web-design'),
    country: named('A country, by its two-letter code or name.', 'de').optional(),
    city: named('A city, by its slug or name; it needs its country.', 'berlin').optional(),
  }),
  output,
  async run({ client, origin }, given) {
    if (given.city !== undefined && given.country === undefined) {
      throw new ToolError('Name the country of the city, too.')
    }
    const { path, skill, country, city, facts } = await readPage(client, given)
    const { experts, available, minimumUsd } = facts
    const structured = { skill, country, city, url: origin + encodeURI(path), experts, available, minimumUsd }
    return { text: `${textOf(minimumUsd, experts)}\n${structured.url}`, structured }
  },
})
