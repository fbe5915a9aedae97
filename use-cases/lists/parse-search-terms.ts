import { preferSmallestPlaces } from '#catalogue/reading/prefer-smallest-places.ts'
import type { Term } from '#catalogue/term-index.ts'
import type { SearchTerm } from '#db/queries/lists/search-term.ts'
import { listSimilarWords } from '#db/queries/lists/similar-words.ts'
import { searchWords } from '#domain/lists/search-words.ts'
import { editDistance, maxTypos } from '#domain/text/edit-distance.ts'
import type { Deps } from '#use-cases/deps.ts'

/** The most words in a catalogue name that people type. */
const MAX_NAME_WORDS = 4
const MAX_SIMILAR = 6

const SIGNS = { skill: '#', city: '@', country: '=' } as const

/** R62: the terms of a query; words that together name a skill or a place form one term that also means that. */
export function parseSearchTerms(catalogue: Deps['catalogue'], text: string): SearchTerm[] {
  const words = searchWords(text)
  const terms: SearchTerm[] = []
  for (let from = 0; from < words.length;) {
    const { length, named } = longestName(catalogue, words.slice(from, from + MAX_NAME_WORDS))
    const end = from + length
    terms.push({
      words: words.slice(from, end),
      open: end === words.length,
      concepts: named.flatMap(({ kind, slug }) => (kind === 'region' ? [] : [SIGNS[kind] + slug])),
      region: named.flatMap(({ kind, slug }) => (kind === 'region' ? citiesIn(catalogue, slug) : [])),
      similar: [],
    })
    from = end
  }
  return terms
}

function citiesIn(catalogue: Deps['catalogue'], region: string): string[] {
  return (catalogue.regions.get(region)?.cities ?? []).map((city) => SIGNS.city + city)
}

function longestName(catalogue: Deps['catalogue'], words: string[]): { length: number; named: readonly Term[] } {
  for (let length = words.length; length > 0; length--) {
    const named = preferSmallestPlaces(catalogue.termsNamed(words.slice(0, length)))
    if (named.length > 0) return { length, named }
  }
  return { length: 1, named: [] }
}

const isUnsure = ({ concepts, region }: SearchTerm) => concepts.length === 0 && region.length === 0

/** R63: the same terms, each word that means nothing by itself with those that listed experts have and come close. */
export async function withSimilarWords({ db }: Pick<Deps, 'db'>, terms: SearchTerm[]): Promise<SearchTerm[]> {
  const unsure = terms.filter(isUnsure).flatMap((term) => term.words)
  const near = (await listSimilarWords(db, unsure))
    .map(({ typed, known }) => ({ typed, known, most: maxTypos(typed) }))
    .map((one) => ({ ...one, edits: editDistance(one.typed, one.known, one) }))
    .filter(({ edits, most }) => edits > 0 && edits <= most)
    .sort((a, b) => a.edits - b.edits || (a.known < b.known ? -1 : 1))
  const known = Map.groupBy(near, ({ typed }) => typed)
  return terms.map((term) => {
    const similar = isUnsure(term) ? (known.get(term.words[0] ?? '') ?? []) : []
    return { ...term, similar: similar.slice(0, MAX_SIMILAR).map((one) => one.known) }
  })
}
