import type { Catalogue } from '#catalogue/catalogue.ts'
import type { UnmatchedTerm } from '#domain/admin/unmatched-term.ts'
import type { ProfileFields } from '#domain/profiles/profile-input.ts'

/** Terms that an owner typed and the catalogue does not know: admins review them for new entries and aliases. */
export function findUnmatchedTerms({ skills = [], location }: ProfileFields, catalogue: Catalogue): UnmatchedTerm[] {
  const terms: UnmatchedTerm[] = skills
    .filter((name) => catalogue.matchSkills([name]).length === 0)
    .map((term) => ({ kind: 'skill', term }))
  const { citySlug } = catalogue.resolveLocation({ city: location?.city, country: location?.country })
  // By itself: a known city brings its country, whatever stands beside it.
  const { countryCode } = catalogue.resolveLocation({ country: location?.country })
  if (location?.city && !citySlug) terms.push({ kind: 'city', term: location.city })
  if (location?.country && !countryCode) terms.push({ kind: 'country', term: location.country })
  return terms
}
