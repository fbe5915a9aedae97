import { offersAlternatives } from '#catalogue/reading/offers-alternatives.ts'
import { budgetToUsd } from '#catalogue/reading/parse-budget.ts'
import type { PlaceValue, ParsedQuery } from '#catalogue/reading/parsed-query.ts'
import type { SearchIntent } from '#domain/lists/finding/search-intent.ts'
import { foldedWords } from '#domain/text/fold-text.ts'
import type { Deps } from '#use-cases/deps.ts'

type Catalogue = Deps['catalogue']

const valuesOf = (parts: { value: string }[]) => parts.map(({ value }) => value)

function citiesOf(catalogue: Catalogue, { kind, slug }: PlaceValue): readonly string[] {
  if (kind === 'region') return catalogue.regions.get(slug)?.cities ?? []
  return kind === 'city' ? [slug] : []
}

function countryOf(catalogue: Catalogue, { kind, slug }: PlaceValue): string | undefined {
  if (kind === 'country') return slug
  return (kind === 'city' ? catalogue.cities : catalogue.regions).get(slug)?.country
}

/** What comes first is asked for, and what follows belongs to it; these languages put it last, or anywhere. */
const HEAD_LAST = new Set(['ja', 'ko', 'tr', 'hi', 'zh'])
const WEIGHTS = { first: 1, other: 0.5, any: 0.8, general: 0.4 }

function weightsOf({ language, skills }: ParsedQuery, special: string[]): [string, number][] {
  return skills.map(({ value }) => {
    const isGeneral = special.length > 0 && !special.includes(value)
    const isFirst = value === (special[0] ?? skills[0]?.value)
    const named = HEAD_LAST.has(language) ? WEIGHTS.any : isFirst ? WEIGHTS.first : WEIGHTS.other
    return [value, isGeneral ? WEIGHTS.general : named]
  })
}

/** A site, a shop or a film is mostly what the work is for, where something else is asked for, too. */
const GENERAL = new Set(
  'web-design web-development e-commerce mobile-app-development video photography digital-marketing no-code content-management-systems software-development'.split(
    ' ',
  ),
)

/** R321: what a text asks for, in the terms of lists. */
export function toSearchIntent(catalogue: Catalogue, text: string, reading: ParsedQuery): SearchIntent {
  const named = valuesOf(reading.skills)
  const special = named.filter((skill) => !GENERAL.has(skill))
  const skills = special.length > 0 ? special : named
  const near = [
    ...named,
    ...skills.flatMap((skill) => catalogue.nearSkills(skill)),
    ...reading.subjects.flatMap(({ value }) => catalogue.skillsForSubject(value)),
  ]
  const places = reading.places.map(({ value }) => value)
  const countries = new Set(places.map((place) => countryOf(catalogue, place)))
  const [country] = countries
  const { value: budget } = reading.budget ?? {}
  const isPrice = budget?.per === 'project' && budget.atMost !== undefined
  return {
    skills,
    weights: weightsOf(reading, special),
    phrases: reading.skills
      .filter(({ value }) => skills.includes(value))
      .map(({ from, to }) => foldedWords(text.slice(from, to))),
    nearSkills: [...new Set(near)].filter((skill) => !skills.includes(skill)),
    services: valuesOf(reading.services),
    subjects: valuesOf(reading.subjects),
    cities: [...new Set(places.flatMap((place) => citiesOf(catalogue, place)))],
    country: countries.size === 1 ? (country ?? null) : null,
    speaks: valuesOf(reading.speaks),
    speaksAny: offersAlternatives(text, reading.speaks, reading.language),
    kind: reading.kind?.value ?? null,
    budgetUsd: isPrice ? budgetToUsd(budget, budget.atMost ?? 0) : null,
    when: reading.when?.value ?? null,
    availableNow: reading.availableNow !== undefined,
    words: valuesOf(reading.words),
    isOpen: reading.words.at(-1)?.to === text.trimEnd().length,
  }
}
