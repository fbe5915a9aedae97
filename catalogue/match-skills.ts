import type { NameLookup } from './normalizer.ts'
import type { ResolvedSearch } from './resolve-search.ts'
import type { Skill } from './types.ts'

type Tables = {
  normalizeSkillNames: NameLookup<Skill>
  /** A sentence as a skill and a place, where it asks for nothing else. */
  readSearch: (text: string) => ResolvedSearch | undefined
}

/**
 * R703: skills as owners type them, in any language that searches are read in. The catalogue's names and aliases come
 * first; a name that matches none of them counts if a search for it asks for one skill and nothing else.
 */
export function createSkillMatcher({ normalizeSkillNames, readSearch }: Tables): NameLookup<Skill> {
  const read = (name: string): Skill[] => {
    const { skill, place } = readSearch(name) ?? {}
    return skill && place && Object.keys(place).length === 0 ? [skill] : []
  }
  return (names) => {
    const found = names.flatMap((name) => {
      const [known] = normalizeSkillNames([name.trim()])
      return known ? [known] : read(name)
    })
    return [...new Set(found)]
  }
}
