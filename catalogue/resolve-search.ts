import type { Normalizer } from './normalizer.ts'
import type { ResolvedLocation, ResolveLocation } from './resolve-location.ts'
import type { Skill } from './types.ts'

type Tables = { normalizeSkillNames: Normalizer<Skill>; resolveLocation: ResolveLocation }

export type ResolvedSearch = { skill: Skill; place: ResolvedLocation }

const MAX_WORDS = 12

/**
 * Reads free text as a skill and perhaps a place ("web design in new york", "seo london"): the longest
 * beginning that names a skill, then the rest as a city, a country, or a city and its country.
 * Undefined when anything is left over: then it is no address but words to search for.
 */
export function createSearchResolver({ normalizeSkillNames, resolveLocation }: Tables) {
  function resolvePlace(text: string): ResolvedLocation | undefined {
    if (text === '') return {}
    const whole = [{ city: text }, { country: text }]
    const words = text.split(' ')
    const parted = words.slice(1).map((_word, index) => ({
      city: words.slice(0, index + 1).join(' '),
      country: words.slice(index + 1).join(' '),
    }))
    for (const guess of [...whole, ...parted]) {
      const place = resolveLocation(guess)
      const complete = 'city' in guess ? place.citySlug !== undefined : place.countryCode !== undefined
      if (complete) return place
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
