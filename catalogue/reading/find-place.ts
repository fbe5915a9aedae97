import type { Term } from '#catalogue/term-index.ts'

import { uninflectedNames } from './inflected-names.ts'
import { preferSmallestPlaces } from './prefer-smallest-places.ts'
import { isHanOrKana, type Token } from './tokens.ts'

const MAX_NAME_WORDS = 4
const MAX_NAME_CHARACTERS = 8
/** Shorter ones are postal codes, or other words. */
const LEAST_LETTERS = 3

type Named = (words: readonly string[]) => readonly Term[]

export type FoundPlace = {
  /** The number of tokens. */
  length: number
  places: Term[]
  /** Whether the name stands in a case of its own, as only a place would there. */
  inflected: boolean
}

/** Finds the longest name of a place that begins at a token, also inflected as its language does. */
export function createPlaceFinder(termsNamed: Named) {
  const placesNamed = (words: string[]) =>
    preferSmallestPlaces(termsNamed(words).filter(({ kind }) => kind !== 'skill'))

  function byCharacters(tokens: readonly Token[], at: number): FoundPlace | undefined {
    let run = 1
    while (run < MAX_NAME_CHARACTERS && tokens[at + run]?.attached && isHanOrKana(tokens[at + run] as Token)) run++
    for (let length = run; length > 1; length--) {
      const name = tokens.slice(at, at + length).map(({ plain }) => plain)
      const places = placesNamed([name.join('')])
      if (places.length > 0) return { length, places, inflected: false }
    }
    return undefined
  }

  function byWords(
    tokens: readonly Token[],
    at: number,
    { language, endings }: { language: string; endings: readonly string[] },
  ): FoundPlace | undefined {
    const words = tokens.slice(at, at + MAX_NAME_WORDS).map(({ plain }) => plain)
    for (let length = words.length; length > 0; length--) {
      const named = words.slice(0, length)
      const places = placesNamed(named)
      if (places.length > 0) return { length, places, inflected: false }
      const last = named.at(-1) ?? ''
      if (last.length <= LEAST_LETTERS) continue
      for (const nominative of uninflectedNames(last, language, endings)) {
        const others = placesNamed([...named.slice(0, -1), nominative])
        if (others.length > 0) return { length, places: others, inflected: true }
      }
    }
    return undefined
  }

  return (tokens: readonly Token[], at: number, inLanguage: { language: string; endings: readonly string[] }) => {
    const first = tokens[at]
    if (!first) return undefined
    return isHanOrKana(first) ? byCharacters(tokens, at) : byWords(tokens, at, inLanguage)
  }
}
