import { foldedWords } from '#domain/text/fold-text.ts'

/** A work of an expert, as far as a card may show it. */
export type CardWork = { name: string; description: string | null; thumbnailUrl: string | null }

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `

/** A word or phrase to look for in texts; `*` at its end stands for any ending. */
function isNamed(phrase: string, text: string): boolean {
  const words = foldedWords(phrase)
  if (words.length === 0) return false
  return text.includes(phrase.endsWith('*') ? spaced(words).trimEnd() : spaced(words))
}

/** The text of a work that `bestFittingWorkIndex` reads. */
export const searchableWorkText = ({ name, description }: CardWork): string =>
  spaced(foldedWords(`${name} ${description ?? ''}`))

/**
 * R731: the position of the work that names the most of what a list asks for; the first of equals. -1 where no work with
 * a picture names any. @param topics the names of each thing that is asked for
 */
export function bestFittingWorkIndex(
  works: readonly (Pick<CardWork, 'thumbnailUrl'> & { text: string })[],
  topics: readonly (readonly string[])[],
): number {
  const counts = works.map(({ thumbnailUrl, text }) =>
    thumbnailUrl === null ? 0 : topics.filter((names) => names.some((name) => isNamed(name, text))).length,
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}
