import { daysOfWhenKey } from './days-of-when-key.ts'
import type { TermMeaning } from './match-terms.ts'
import type { QueryBudget } from './parse-budget.ts'
import type { QueryPart, PlaceValue, ParsedQuery } from './parsed-query.ts'

type CountryOf = (place: PlaceValue) => string | undefined

type Collected = {
  language: string
  parts: (TermMeaning & { from: number; to: number })[]
  words: QueryPart<string>[]
  budget: (QueryBudget & { from: number; to: number }) | undefined
  today: Date
  countryOf: CountryOf
}

/** Each value once, where it stands first. */
function once(some: QueryPart<string>[]): QueryPart<string>[] {
  return [...new Map(some.toReversed().map((part) => [part.value, part])).values()].toReversed()
}

/** Puts what was matched into a reading, each meaning once. */
export function collectParsedQuery({ language, parts, words, budget, today, countryOf }: Collected): ParsedQuery {
  const valuesOf = (section: TermMeaning['section']) =>
    parts.flatMap((part) => (part.section === section ? [{ value: part.key, from: part.from, to: part.to }] : []))
  const subjects = valuesOf('subjects')
  const skills = withoutTrades(valuesOf('skills'), [...subjects, ...valuesOf('services')])
  const spent = new Set(skills.map(({ from }) => from))
  const [kind] = valuesOf('kinds')
  const times = valuesOf('when')
  const now = times.find(({ value }) => value === 'now')
  const when = times
    .map(({ value, ...span }) => ({ value: daysOfWhenKey(value, today), ...span }))
    .find(({ value }) => value !== undefined)
  const places = parts.flatMap(({ place, from, to }) => (place ? [{ value: place, from, to }] : []))
  return {
    language,
    skills: once(skills),
    services: once(valuesOf('services')),
    subjects: once(subjects.filter(({ from }) => !spent.has(from))),
    places: smallest(places, countryOf),
    speaks: once(valuesOf('speaks')),
    ...(kind && { kind: { ...kind, value: kind.value === 'agency' ? ('agency' as const) : ('freelancer' as const) } }),
    ...(budget && { budget: budgetPart(budget) }),
    ...(when?.value && { when: { value: when.value, from: when.from, to: when.to } }),
    ...(now && { availableNow: { ...now, value: true } }),
    words,
  }
}

function budgetPart({ from, to, ...value }: NonNullable<Collected['budget']>): NonNullable<ParsedQuery['budget']> {
  return { value, from, to }
}

/** A word that is a skill and a trade, such as "photographer", is the trade where another skill is asked for. */
function withoutTrades(skills: QueryPart<string>[], others: QueryPart<string>[]): QueryPart<string>[] {
  const isTrade = ({ from }: QueryPart<string>) => others.some((other) => other.from === from)
  const plain = skills.filter((skill) => !isTrade(skill))
  return plain.length > 0 ? plain : skills
}

/** Without the country or region of a city that is named, too. */
function smallest(places: QueryPart<PlaceValue>[], countryOf: CountryOf): QueryPart<PlaceValue>[] {
  const cities = places.filter(({ value }) => value.kind === 'city')
  if (cities.length === 0) {
    const regions = places.filter(({ value }) => value.kind === 'region')
    return regions.length > 0 ? regions : places
  }
  const countries = new Set(places.filter(({ value }) => value.kind !== 'city').map(({ value }) => countryOf(value)))
  const within = cities.filter(({ value }) => countries.has(countryOf(value)))
  return within.length > 0 ? within : cities
}
