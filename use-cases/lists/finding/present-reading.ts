import { budgetToUsd } from '#catalogue/reading/parse-budget.ts'
import type { QueryPart, ParsedQuery } from '#catalogue/reading/parsed-query.ts'
import type { ParsedBudget, ParsedQueryPart } from '#domain/lists/expert-card.ts'
import { formatDollars, type CatalogueNames, formatPrice, subjectLabel } from '#domain/lists/finding/finding-labels.ts'
import { facetLabel } from '#domain/lists/hire-filter.ts'
import { languageName } from '#domain/profiles/language-codes.ts'
import type { Deps } from '#use-cases/deps.ts'

/** The catalogue's names, or what has none as it is. */
export function catalogueNameLookup({
  skills,
  cities,
  countries,
  regions,
}: Deps['catalogue']): CatalogueNames & { region: CatalogueNames['city'] } {
  return {
    skill: (slug) => skills.get(slug)?.displayName ?? slug,
    city: (slug) => cities.get(slug)?.displayName ?? slug,
    region: (slug) => regions.get(slug)?.displayName ?? slug,
    country: (code) => countries.get(code)?.displayName ?? code,
  }
}

function presentBudget({ atMost, atLeast, currency, per }: NonNullable<ParsedQuery['budget']>['value']): ParsedBudget {
  const amount = atMost ?? atLeast ?? 0
  const limit = atMost === undefined ? 'from' : 'up-to'
  return { limit, amount, currency: currency.toUpperCase(), per, usd: budgetToUsd({ currency }, amount) }
}

function budgetLabel({ limit, amount, currency, per, usd }: ParsedBudget): string {
  const price = `${limit === 'from' ? 'from' : 'up to'} ${formatPrice({ amount, currency })}`
  if (per !== 'project') return `${price} per ${per}`
  return currency === 'USD' ? price : `${price} (about ${formatDollars(usd)})`
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAYS = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** R724: "December 2026" for a whole month, else "November 18 – December 2, 2026". */
function daysLabel(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)]
  const isMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && isLastOfMonth(last)
  return isMonth ? MONTH.format(first) : DAYS.formatRange(first, last)
}

const isLastOfMonth = (day: Date) => new Date(day.getTime() + 24 * 60 * 60 * 1000).getUTCDate() === 1

const one = <Value>(part: QueryPart<Value> | undefined) => (part ? [part] : [])

/** R320: what was read, in the order of the text, with the part of the text that says it. */
export function presentQueryReading(
  catalogue: Deps['catalogue'],
  text: string,
  reading: ParsedQuery,
): ParsedQueryPart[] {
  const names = catalogueNameLookup(catalogue)
  const present = <Value>(
    kind: ParsedQueryPart['kind'],
    parts: QueryPart<Value>[],
    show: (value: Value) => [value: string, label: string, more?: Pick<ParsedQueryPart, 'budget'>],
  ) =>
    parts.map(({ value, from, to }): ParsedQueryPart => {
      const [shown, label, more] = show(value)
      return { kind, value: shown, label, text: text.slice(from, to), from, to, ...more }
    })
  return [
    ...present('skill', reading.skills, (slug) => [slug, names.skill(slug)]),
    ...present('service', reading.services, (slug) => [slug, facetLabel('service', slug)]),
    ...present('subject', reading.subjects, (slug) => [slug, subjectLabel(slug)]),
    ...present('place', reading.places, ({ kind, slug }) => [slug, names[kind](slug)]),
    ...present('language', reading.speaks, (code) => [code, `speaks ${languageName(code)}`]),
    ...present('kind', one(reading.kind), (kind) => [kind, kind]),
    ...present(
      'budget',
      one(reading.budget && { ...reading.budget, value: presentBudget(reading.budget.value) }),
      (budget) => [String(budget.amount), budgetLabel(budget), { budget }],
    ),
    ...present('when', one(reading.when), ({ from, to }) => [`${from}/${to}`, daysLabel(from, to)]),
    ...present('when', one(reading.availableNow), () => ['now', 'available now']),
    ...present('word', reading.words, (word) => [word, word]),
  ].sort((a, b) => a.from - b.from || b.to - a.to)
}
