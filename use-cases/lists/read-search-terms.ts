import type { Term } from '#catalogue/term-index.ts'
import { listSimilarWords, type SearchTerm } from '#db/queries/lists/expert-search.ts'
import { editDistance, forgivenEdits } from '#domain/edit-distance.ts'
import { searchWords } from '#domain/lists/search-words.ts'
import type { Deps } from '#use-cases/deps.ts'

/** The most words in a catalogue name that people type. */
const MAX_NAME_WORDS = 4
const MAX_SIMILAR = 6

const SIGNS = { skill: '#', city: '@', country: '=' } as const

/** R62: the terms of a query; words that together name a skill or a place form one term that also means that. */
export function readSearchTerms(catalogue: Deps['catalogue'], text: string): SearchTerm[] {
  const words = searchWords(text)
  const terms: SearchTerm[] = []
  for (let from = 0; from < words.length;) {
    const { length, concepts } = longestName(catalogue, words.slice(from, from + MAX_NAME_WORDS))
    terms.push({ words: words.slice(from, from + length), open: from + length === words.length, concepts, similar: [] })
    from += length
  }
  return terms
}

function longestName(catalogue: Deps['catalogue'], words: string[]): { length: number; concepts: string[] } {
  for (let length = words.length; length > 0; length--) {
    const named = meant(catalogue.termsNamed(words.slice(0, length)))
    if (named.length > 0) return { length, concepts: named.map(({ kind, slug }) => SIGNS[kind] + slug) }
  }
  return { length: 1, concepts: [] }
}

/**
 * The catalogue also finds a country by the names of its cities; a query that names a city means the city, except where
 * both have the same name, as Singapore.
 */
function meant(named: readonly Term[]): readonly Term[] {
  const cities = new Set(named.filter(({ kind }) => kind === 'city').map(({ displayName }) => displayName))
  return named.filter(({ kind, displayName }) => kind !== 'country' || cities.size === 0 || cities.has(displayName))
}

/** R63: the same terms, in which each word without a meaning of its own gets similar words that listed experts use. */
export async function withSimilarWords({ db }: Pick<Deps, 'db'>, terms: SearchTerm[]): Promise<SearchTerm[]> {
  const unknown = terms.filter((term) => term.concepts.length === 0).flatMap((term) => term.words)
  const near = (await listSimilarWords(db, unknown))
    .map(({ typed, known }) => ({ typed, known, most: forgivenEdits(typed) }))
    .map((one) => ({ ...one, edits: editDistance(one.typed, one.known, one) }))
    .filter(({ edits, most }) => edits > 0 && edits <= most)
    .sort((a, b) => a.edits - b.edits || (a.known < b.known ? -1 : 1))
  const known = Map.groupBy(near, ({ typed }) => typed)
  return terms.map((term) => {
    const similar = term.concepts.length === 0 ? (known.get(term.words[0] ?? '') ?? []) : []
    return { ...term, similar: similar.slice(0, MAX_SIMILAR).map((one) => one.known) }
  })
}
