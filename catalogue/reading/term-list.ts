export type TermMatch<Value> = {
  /** The number of words. */
  length: number
  value: Value
  /** What follows the stem in the last word; empty where the word is the term's. */
  ending: string
}

export type TermList<Value> = {
  /** The terms that begin at the first of these words, longer ones first; then those with the shortest ending. */
  matches(words: readonly string[]): TermMatch<Value>[]
}

const [TAB, STAR] = ['\t'.charCodeAt(0), '*'.charCodeAt(0)]

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
 * Finds terms of one or more words; a word that ends in `*` in the term matches every word that begins so. `rows` has
 * one line a term: its first word (a beginning has its `*` in front), the others, and the number of its value, between
 * tabs, sorted by first words. There are many thousands, so they stay one string, in which a word is found by halving.
 */
export function createTermList<Value>(rows: string, values: readonly Value[]): TermList<Value> {
  const starts: number[] = []
  let longestStem = 0
  for (let at = 0; at < rows.length; at = rows.indexOf('\n', at) + 1) {
    starts.push(at)
    if (rows.charCodeAt(at) === STAR) longestStem = Math.max(longestStem, rows.indexOf('\t', at) - at - 1)
  }
  const lines = Uint32Array.from(starts)

  /** Below zero where the line's first word comes before this one, zero where it is this one. */
  function compare(line: number, word: string): number {
    const start = lines[line] ?? 0
    for (let at = 0; at < word.length; at++) {
      const difference = rows.charCodeAt(start + at) - word.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return rows.charCodeAt(start + word.length) === TAB ? 0 : 1
  }

  function firstLine(word: string): number {
    let [low, high] = [0, lines.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, word) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  function addMatches(
    found: TermMatch<Value>[],
    first: string,
    { words, ending }: { words: readonly string[]; ending: string },
  ): void {
    for (let line = firstLine(first); line < lines.length && compare(line, first) === 0; line++) {
      const from = (lines[line] ?? 0) + first.length + 1
      // Most terms go on with another word than the text.
      const next = rows.charCodeAt(from)
      if (next !== TAB && next !== words[1]?.charCodeAt(0)) continue
      const to = rows.indexOf('\t', from)
      const followed = next === TAB ? { length: 0, ending } : follow(rows.slice(from, to), words)
      const value = values[Number(rows.slice(to + 1, rows.indexOf('\n', to)))] as Value
      if (followed) found.push({ length: followed.length + 1, value, ending: followed.ending })
    }
  }

  return {
    matches(words) {
      const [word] = words
      if (word === undefined) return []
      const found: TermMatch<Value>[] = []
      addMatches(found, word, { words, ending: '' })
      for (let length = Math.min(word.length, longestStem); length > 0; length--) {
        addMatches(found, `*${word.slice(0, length)}`, { words, ending: word.slice(length) })
      }
      return found.length > 1 ? found.sort((a, b) => b.length - a.length || a.ending.length - b.ending.length) : found
    },
  }
}
