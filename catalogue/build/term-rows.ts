import { PLACE_ENDINGS_KEY, type TermTable, type TermTables } from '#catalogue/reading/term-tables.ts'
import { tokenWords } from '#catalogue/reading/tokens.ts'

/** The folded words of a term; one that stands for any ending keeps its `*`. */
function wordsOf(term: string): string[] {
  return term.split(/\s+/u).flatMap((part) => {
    const words = tokenWords(part)
    return words.map((word, index) => (part.endsWith('*') && index === words.length - 1 ? `${word}*` : word))
  })
}

/** Beginnings of words are sorted before whole words, as `createTermList` looks for them. */
const sortedBy = (word: string) => (word.endsWith('*') ? `*${word.slice(0, -1)}` : word)

/** A language as `readLanguage` reads it: its endings, what its terms mean, an empty line, and the terms, sorted. */
function languageFile(table: TermTable): string {
  const meanings: string[] = []
  const rows: { first: string; rest: string; meaning: number }[] = []
  for (const [section, keys] of Object.entries(table)) {
    for (const [key, terms] of Object.entries(keys)) {
      if (key === PLACE_ENDINGS_KEY) continue
      const meaning = meanings.push(`${section} ${key}`) - 1
      for (const term of terms) {
        const [first = '', ...others] = wordsOf(term)
        if (first !== '') rows.push({ first: sortedBy(first), rest: others.join(' '), meaning })
      }
    }
  }
  // Of equal first words the earlier row stays first.
  rows.sort((a, b) => (a.first === b.first ? 0 : a.first < b.first ? -1 : 1))
  const lines = rows.map(({ first, rest, meaning }) => `${first}\t${rest}\t${meaning}`)
  return [(table.places[PLACE_ENDINGS_KEY] ?? []).join(' '), ...meanings, '', ...lines, ''].join('\n')
}

/** The files of all languages, by name. */
export function formatTermFiles(tables: TermTables): Map<string, string> {
  return new Map(Object.entries(tables).map(([language, table]) => [`terms/${language}.txt`, languageFile(table)]))
}
