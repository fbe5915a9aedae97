import type { NameLookup } from './normalizer.ts'
import type { ResolvePlace, SearchedPlace } from './places/resolve-place.ts'
import type { Skill } from './types.ts'

type Tables = { normalizeSkillNames: NameLookup<Skill>; resolvePlace: ResolvePlace }

export type ResolvedSearch = { skill: Skill; place: SearchedPlace }

/** More words are no address: to try every way to part them would take long. */
export const MAX_HIRE_QUERY_WORDS = 12

/** Lowercase words; commas only part them. */
export const lowercaseWords = (text: string): string[] =>
  text.normalize('NFC').toLowerCase().replaceAll(',', ' ').split(/\s+/u).filter(Boolean)

/**
 * Reads free text as a skill and perhaps a place ("web design in new york", "seo london"): the longest
 * beginning that names a skill, then the rest as a place.
 * Undefined when anything is left over: then it is no address but words to search for.
 */
export function createSearchResolver({ normalizeSkillNames, resolvePlace }: Tables) {
  return (text: string): ResolvedSearch | undefined => {
    const words = lowercaseWords(text)
    if (words.length > MAX_HIRE_QUERY_WORDS) return undefined
    for (let length = words.length; length > 0; length--) {
      const [skill] = normalizeSkillNames([words.slice(0, length).join(' ')])
      if (!skill) continue
      const rest = words.slice(length)
      const where = rest[0] === 'in' || rest[0] === 'near' ? rest.slice(1) : rest
      const place = where.length === 0 ? {} : resolvePlace(where.join(' '))
      if (place) return { skill, place }
    }
    return undefined
  }
}
