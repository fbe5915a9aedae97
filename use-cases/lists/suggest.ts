import type { Term } from '#catalogue/term-index.ts'
import { listExpertsByName } from '#db/queries/lists/expert-search.ts'
import { foldedWords } from '#domain/fold-text.ts'
import { MAX_SUGGESTED } from '#domain/limits.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'
import type { Deps } from '#use-cases/deps.ts'

/** A single letter begins half of all names. */
const MIN_NAME_LETTERS = 2
const MAX_NAME_WORDS = 5

/** R175: of several cities with the same name, each suggestion adds its country, which also makes it searchable. */
function placeName(catalogue: Deps['catalogue'], { kind, slug, displayName }: Term): string {
  const namesakes = catalogue.termsNamed(foldedWords(displayName)).filter((term) => {
    return term.kind === 'city' && term.displayName === displayName
  })
  const country = catalogue.countries.get(catalogue.cities.get(slug)?.country ?? '')
  return kind === 'city' && namesakes.length > 1 && country ? `${displayName}, ${country.displayName}` : displayName
}

/** R66: skills, places and listed experts that match what the visitor has typed so far. */
export async function suggest(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { q }: { q: string },
): Promise<Suggestions> {
  const { skills, places } = catalogue.suggestTerms(q)
  const words = foldedWords(q).slice(0, MAX_NAME_WORDS)
  const suggestsNames = words.some((word) => word.length >= MIN_NAME_LETTERS)
  const experts = suggestsNames ? await listExpertsByName(db, words, MAX_SUGGESTED.experts) : []
  return {
    skills: skills.flatMap(({ slug, displayName }) => {
      const path = catalogue.hireLink({ skill: slug })
      return path ? [{ slug, displayName, path }] : []
    }),
    places: places.flatMap(({ kind, slug, displayName }) =>
      kind === 'skill' ? [] : [{ kind, slug, displayName: placeName(catalogue, { kind, slug, displayName }) }],
    ),
    experts: experts.map(({ slug, name, profile_img: profileImg }) => ({ slug, name, profileImg })),
  }
}
