import type { MatchPreferences } from '#db/queries/lists/match-score.ts'
import { EMPTY_SEARCH_TERM, type SearchTerm } from '#db/queries/lists/search-term.ts'
import { facetValueCodes } from '#domain/lists/facet-codes.ts'
import type { SearchIntent } from '#domain/lists/finding/search-intent.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'
import type { Deps } from '#use-cases/deps.ts'

/** What experts who work for a trade may have written, or have as a skill. */
export function subjectSearchTerms(catalogue: Deps['catalogue'], subject: string): SearchTerm[] {
  const words = catalogue.wordsForSubject(subject).map((word) => word.replace('*', ''))
  const similar = words.filter((word) => /^[a-z]+$/.test(word))
  const concepts = catalogue.skillsForSubject(subject).map((skill) => `#${skill}`)
  return similar.length + concepts.length > 0 ? [{ ...EMPTY_SEARCH_TERM, similar, concepts }] : []
}

/** The terms that every expert has who fits: one of the skills, the place, and each word. */
export function intentSearchTerms(catalogue: Deps['catalogue'], intent: SearchIntent): SearchTerm[] {
  const { skills, phrases, cities, country, words, subjects, isOpen } = intent
  const work = skills.map((skill) => `#${skill}`)
  const place = cities.length > 0 ? cities.map((city) => `@${city}`) : country === null ? [] : [`=${country}`]
  return [
    ...(work.length > 0 ? [{ ...EMPTY_SEARCH_TERM, concepts: work, phrases }] : []),
    ...(place.length > 0 ? [{ ...EMPTY_SEARCH_TERM, concepts: place }] : []),
    ...subjects.flatMap((subject) => subjectSearchTerms(catalogue, subject)),
    ...words.map((word, index) => ({
      ...EMPTY_SEARCH_TERM,
      words: [word],
      open: isOpen && index === words.length - 1,
    })),
  ]
}

/** The filters that the intent asks for, unless the visitor has chosen others. */
export function intentFilter(
  { speaks, speaksAny, kind, budgetUsd, services, skills, availableNow }: SearchIntent,
  chosen: HireFilter,
): HireFilter {
  return {
    ...chosen,
    ...(chosen.language.length === 0 && {
      language: speaks,
      everyLanguage: speaks.length > 1 && !speaksAny ? true : null,
    }),
    availability: chosen.availability.length === 0 && availableNow ? ['AVAILABLE'] : chosen.availability,
    type: chosen.type ?? kind,
    budget: chosen.budget ?? budgetUsd,
    service: chosen.service.length > 0 || skills.length > 0 ? chosen.service : services,
  }
}

/** What orders the matches. `asked` is the whole intent, including dropped conditions. */
export function intentPreferences(catalogue: Deps['catalogue'], asked: SearchIntent): MatchPreferences {
  return {
    skills: asked.weights,
    nearSkills: asked.nearSkills,
    codes: [
      ...asked.services.flatMap((service) => facetValueCodes('service', service)),
      ...(asked.when ? facetValueCodes('availability', 'AVAILABLE') : []),
    ],
    terms: [
      ...asked.subjects.flatMap((subject) => subjectSearchTerms(catalogue, subject)),
      ...asked.words.map((word) => ({ ...EMPTY_SEARCH_TERM, words: [word] })),
    ],
  }
}
