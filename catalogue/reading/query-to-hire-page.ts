import type { ResolvedSearch } from '#catalogue/resolve-search.ts'
import type { City, Region, Skill } from '#catalogue/types.ts'

import type { ParsedQuery } from './parsed-query.ts'

type Tables = {
  skills: ReadonlyMap<string, Skill>
  cities: ReadonlyMap<string, City>
  regions: ReadonlyMap<string, Region>
}

/** A reading as a hire page, where it asks for one skill, perhaps in one place, and nothing else. */
export function queryToHirePage(reading: ParsedQuery, { skills, cities, regions }: Tables): ResolvedSearch | undefined {
  const [asked, ...otherSkills] = reading.skills
  const [place, ...otherPlaces] = reading.places
  const others = [reading.services, reading.subjects, reading.speaks, reading.words, otherSkills, otherPlaces]
  const skill = asked && skills.get(asked.value)
  if (
    !skill ||
    others.some((some) => some.length > 0) ||
    reading.budget ||
    reading.kind ||
    reading.when ||
    reading.availableNow
  )
    return undefined
  if (!place) return { skill, place: {} }
  const { kind, slug } = place.value
  if (kind === 'country') return { skill, place: { countryCode: slug } }
  if (kind === 'city') return { skill, place: { citySlug: slug, ...countryOf(cities.get(slug)) } }
  const region = regions.get(slug)
  return region && { skill, place: { countryCode: region.country, region } }
}

const countryOf = (city: City | undefined) => (city ? { countryCode: city.country } : {})
