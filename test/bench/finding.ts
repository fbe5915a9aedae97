import { parseArgs } from 'node:util'

import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'

import { type Expected, type Expert, fits, hasSkill, listExperts } from './finding/fits.ts'
import { readRequests } from './finding/read-requests.ts'
import { openSite } from './site.ts'

// npm run bench:finding [-- --held | --all] [--show de] [--data .data-bench --profiles 3000]: how well requests in many languages find who fits.
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.data-bench' },
    profiles: { type: 'string', default: '3000' },
    held: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    show: { type: 'string' },
  },
})

type Outcome = { language: string; at3: number | undefined; at10: number | undefined; isEmpty: boolean }

const site = await openSite(values.data, Number(values.profiles))
const { deps } = site
const everyone = await listExperts(deps.db)
const bySlug = new Map(everyone.map((expert) => [expert.slug, expert]))

/** Of the first so many, or of as many as fit, how many fit. */
function precision(shown: Expert[], expected: Expected, count: number): number | undefined {
  const right = (expert: Expert) => fits(expert, expected, deps.catalogue.regions)
  const possible = Math.min(count, everyone.filter(right).length)
  return possible === 0 ? undefined : shown.slice(0, possible).filter(right).length / possible
}

const outcomes: Outcome[] = []
for (const { text, expect, language } of readRequests({ held: values.all ? 'too' : values.held })) {
  const answer = await searchExperts(deps, { q: text, page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
  const slugs = [...answer.experts, ...answer.near.flatMap((group) => group.experts)].map(({ slug }) => slug)
  const shown = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  const at3 = precision(shown, expect, 3)
  outcomes.push({
    language,
    at3,
    at10: precision(shown, expect, 10),
    isEmpty: shown.length === 0 && everyone.some((expert) => hasSkill(expert, expect)),
  })
  if (
    values.show !== undefined &&
    (values.show === 'all' || values.show === language) &&
    at3 !== undefined &&
    at3 < 1
  ) {
    const read = answer.read.map(({ kind, value, text: part }) => `${kind}:${value}«${part}»`).join(' ')
    console.log(
      `${at3.toFixed(2)} ${text}\n     ${read}\n     ${answer.loosened?.what ?? 'all'} | ${JSON.stringify(expect)}`,
    )
  }
}
await site.close()

const mean = (some: (number | undefined)[]) => {
  const known = some.filter((one) => one !== undefined)
  return (known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length)).toFixed(2)
}
const row = (name: string, some: Outcome[]) =>
  `| ${name} | ${some.length} | ${mean(some.map((one) => one.at3))} | ${mean(some.map((one) => one.at10))} | ${some.filter((one) => one.isEmpty).length} |`
console.log('| language | requests | precision at 3 | at 10 | no match |\n| --- | ---: | ---: | ---: | ---: |')
for (const [language, some] of Map.groupBy(outcomes, (one) => one.language)) console.log(row(language, some))
console.log(row('all', outcomes))
