import type { CitiesPerCountrySkill, City, Region, RelatedSkills, Skill } from './types.ts'

type Tables = {
  skills: ReadonlyMap<string, Skill>
  cities: ReadonlyMap<string, City>
  regions: ReadonlyMap<string, Region>
  countries: ReadonlyMap<string, unknown>
  relatedSkills: ReadonlyMap<string, RelatedSkills[string]>
  skillsPerCity: ReadonlyMap<string, string[]>
  citiesPerCountrySkill: ReadonlyMap<string, ReadonlyMap<string, CitiesPerCountrySkill[string][string]>>
}

/** The most popular first, as places in a line that starts at 0. */
export type Popularity = { skills: ReadonlyMap<string, number>; places: ReadonlyMap<string, number> }

/** Read off the ranking tables: the more cities list a skill, the more it is offered. */
export function popularity(tables: Tables): Popularity {
  const offered = new Map<string, number>()
  for (const perSkill of tables.citiesPerCountrySkill.values()) {
    for (const [skill, { cities }] of perSkill) offered.set(skill, (offered.get(skill) ?? 0) + cities.length)
  }
  const top = tables.relatedSkills.get('homepage') ?? []
  const rest = [...tables.skills.keys()].sort((a, b) => (offered.get(b) ?? 0) - (offered.get(a) ?? 0))
  return { skills: inLine([...top, ...rest]), places: inLine(placesInLine(tables)) }
}

/** `@city`, `%region` and `=country`; a country stands right before its largest city, a region right after. */
function placesInLine({ cities, regions, countries, skillsPerCity }: Tables): string[] {
  const largestFirst = [...skillsPerCity.keys(), ...cities.keys()]
  const regionOf = new Map([...regions.values()].flatMap((region) => region.cities.map((city) => [city, region.slug])))
  return [
    ...largestFirst.flatMap((slug) => [
      `=${cities.get(slug)?.country ?? ''}`,
      `@${slug}`,
      `%${regionOf.get(slug) ?? ''}`,
    ]),
    ...[...countries.keys()].map((code) => `=${code}`),
  ]
}

function inLine(keys: string[]): Map<string, number> {
  return new Map([...new Set(keys)].map((key, index) => [key, index]))
}
