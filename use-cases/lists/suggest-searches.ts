import type { Term } from '#catalogue/term-index.ts'
import { listExpertsByName } from '#db/queries/lists/expert-search.ts'
import { MAX_SUGGESTED } from '#domain/limits.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'
import { foldedWords } from '#domain/text/fold-text.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

/** A single letter begins half of all names. */
const MIN_NAME_LETTERS = 2
const MAX_NAME_WORDS = 5

/**
 * R175: of several cities with the same name, each suggestion adds its country, which also makes it searchable; a region
 * is suggested by a name that leads to it.
 */
function placeName(catalogue: Deps['catalogue'], { kind, slug, displayName }: Term): string {
  const region = kind === 'region' ? catalogue.regions.get(slug) : undefined
  if (region) return catalogue.searchableName(region) ?? displayName
  const namesakes = catalogue.termsNamed(foldedWords(displayName)).filter((term) => {
    return term.kind === 'city' && term.displayName === displayName
  })
  const country = catalogue.countries.get(catalogue.cities.get(slug)?.country ?? '')
  const needsCountry = namesakes.length > 1 || isRegionAbroad(catalogue, { slug, displayName })
  return kind === 'city' && needsCountry && country ? `${displayName}, ${country.displayName}` : displayName
}

/** Whether the name alone leads to a region of another country: Ontario. */
function isRegionAbroad(catalogue: Deps['catalogue'], { slug, displayName }: Pick<Term, 'slug' | 'displayName'>) {
  const found = catalogue.resolvePlace(displayName)
  return found?.region !== undefined && !found.region.cities.includes(slug)
}

/** R66: skills, places and listed experts that match what the visitor has typed so far. */
export async function suggestSearches(
  { db, catalogue, site }: Pick<Deps, 'db' | 'catalogue' | 'site'>,
  { q }: { q: string },
): Promise<Suggestions> {
  const { skills, places } = catalogue.suggestTerms(q)
  const words = foldedWords(q).slice(0, MAX_NAME_WORDS)
  const suggestsNames = words.some((word) => word.length >= MIN_NAME_LETTERS)
  const experts = suggestsNames ? await listExpertsByName(db, words, MAX_SUGGESTED.experts) : []
  return {
    namedSkill: catalogue.matchSkills([q])[0]?.slug ?? null,
    skills: skills.flatMap(({ slug, displayName }) => {
      const path = catalogue.hireLink({ skill: slug })
      return path ? [{ slug, displayName, path }] : []
    }),
    places: places.flatMap(({ kind, ...place }) =>
      kind === 'skill' ? [] : [{ ...place, kind, displayName: placeName(catalogue, { kind, ...place }) }],
    ),
    experts: experts.map((one) => ({
      slug: one.slug,
      name: one.name,
      profileImg: publicPictureAddress(one.profile_img, site.mediaUrl),
    })),
  }
}
