import type { Normalizer } from './normalizer.ts'
import type { ReadCountry } from './read-country.ts'
import type { ResolvedLocation, ResolveLocation } from './resolve-location.ts'
import type { Region, Skill } from './types.ts'

type Tables = {
  normalizeSkillNames: Normalizer<Skill>
  resolveLocation: ResolveLocation
  readCountry: ReadCountry
  /** A city's place in the order of cities by experts, from 0 on. */
  rankOf: (citySlug: string) => number
}

/** A city, a country, or a region of one that has cities to look in. */
export type SearchedPlace = ResolvedLocation & { region?: Region }

export type ResolvedSearch = { skill: Skill; place: SearchedPlace }

const MAX_WORDS = 12

/**
 * Reads free text as a skill and perhaps a place ("web design in new york", "seo london"): the longest
 * beginning that names a skill, then the rest as a city, a country or region, or a city and its country.
 * Undefined when anything is left over: then it is no address but words to search for.
 */
export function createSearchResolver({ normalizeSkillNames, resolveLocation, readCountry, rankOf }: Tables) {
  /** A region is meant rather than a smaller city abroad: Ontario. */
  function isBusier({ cities, country }: Region, { citySlug = '', countryCode }: ResolvedLocation): boolean {
    return country !== countryCode && cities.some((slug) => rankOf(slug) < rankOf(citySlug))
  }

  function resolvePlace(text: string): SearchedPlace | undefined {
    if (text === '') return {}
    const whole = resolveLocation({ city: text })
    const [reading] = readCountry(text)
    const region = reading?.region
    if (whole.citySlug !== undefined && !(region && isBusier(region, whole))) return whole
    if (reading) {
      const countryCode = reading.country
      return { countryCode, ...(region && region.cities.length > 0 && { region }) }
    }
    const words = text.split(' ')
    for (let from = 1; from < words.length; from++) {
      const country = words.slice(from).join(' ')
      if (readCountry(country).length === 0) continue
      const place = resolveLocation({ city: words.slice(0, from).join(' '), country })
      if (place.citySlug !== undefined) return place
    }
    return undefined
  }

  return (text: string): ResolvedSearch | undefined => {
    const words = text.normalize('NFC').toLowerCase().replaceAll(',', ' ').split(/\s+/u).filter(Boolean)
    if (words.length > MAX_WORDS) return undefined
    for (let length = words.length; length > 0; length--) {
      const [skill] = normalizeSkillNames([words.slice(0, length).join(' ')])
      if (!skill) continue
      const rest = words.slice(length)
      const place = resolvePlace((rest[0] === 'in' || rest[0] === 'near' ? rest.slice(1) : rest).join(' '))
      if (place) return { skill, place }
    }
    return undefined
  }
}
