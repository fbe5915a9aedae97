import { tokenWords } from './tokens.ts'

export type TermMatch<Value> = {
  /** The number of words. */
  length: number
  value: Value
  /** What follows the stem in the last word; empty where the word is the term's. */
  ending: string
}

/** What follows the first word of a term, with spaces between, and its value. */
type Rest<Value> = [rest: string, value: Value]

type ByFirstWord<Value> = Map<string, Rest<Value>[]>

function wordsOf(term: string): string[] {
  return term.split(/\s+/u).flatMap((part) => {
    const words = tokenWords(part)
    return words.map((word, index) => (part.endsWith('*') && index === words.length - 1 ? `${word}*` : word))
  })
}

/** How many words a pattern takes of those from here on, and the ending of the last; undefined where it does not fit. */
function follow(rest: string, words: readonly string[]): { length: number; ending: string } | undefined {
  let [length, ending] = [0, '']
  for (const pattern of rest.split(' ')) {
    const word = words[length + 1]
    if (word === undefined) return undefined
    const stem = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined
    if (stem === undefined ? word !== pattern : !word.startsWith(stem)) return undefined
    ending = stem === undefined ? '' : word.slice(stem.length)
    length += 1
  }
  return { length, ending }
}

/**
 * Finds terms of one or more words; a word that ends in `*` in the term matches every word that begins so. There are
 * many thousands: they are kept by their first word, and the rest of each as one string.
 */
export function createTermList<Value>(terms: Iterable<readonly [term: string, value: Value]>) {
  const whole: ByFirstWord<Value> = new Map()
  const stems: ByFirstWord<Value> = new Map()
  let longestStem = 0
  for (const [term, value] of terms) {
    const [first = '', ...others] = wordsOf(term)
    const isStem = first.endsWith('*')
    const key = isStem ? first.slice(0, -1) : first
    if (key === '') continue
    if (isStem) longestStem = Math.max(longestStem, key.length)
    const rests = (isStem ? stems : whole).get(key)
    const rest: Rest<Value> = [others.join(' '), value]
    if (rests) rests.push(rest)
    else (isStem ? stems : whole).set(key, [rest])
  }

  function addMatches(
    found: TermMatch<Value>[],
    rests: Rest<Value>[] | undefined,
    { words, ending }: { words: readonly string[]; ending: string },
  ): void {
    for (const [rest, value] of rests ?? []) {
      if (rest === '') found.push({ length: 1, value, ending })
      else {
        const followed = follow(rest, words)
        if (followed) found.push({ length: followed.length + 1, value, ending: followed.ending })
      }
    }
  }

  return {
    /** The terms that begin at the first of these words, longer ones first; then those with the shortest ending. */
    matches(words: readonly string[]): TermMatch<Value>[] {
      const [word] = words
      if (word === undefined) return []
      const found: TermMatch<Value>[] = []
      addMatches(found, whole.get(word), { words, ending: '' })
      for (let length = Math.min(word.length, longestStem); length > 0; length--) {
        const rests = stems.get(word.slice(0, length))
        if (rests) addMatches(found, rests, { words, ending: word.slice(length) })
      }
      return found.length > 1 ? found.sort((a, b) => b.length - a.length || a.ending.length - b.ending.length) : found
    },
  }
}

export type TermList<Value> = ReturnType<typeof createTermList<Value>>
