import { foldedWords } from '#domain/fold-text.ts'

/** Words after these are too many to ask for all of them. */
const MAX_WORDS = 12

/** Words that join others: nobody's profile has to have them. */
const JOINING = new Set(
  'a an and are at by can de for from i in is me my near need of on or our that the to we who with you'.split(' '),
)

/** R62: what has to be found, each word once; joining words only where there is nothing else. */
export function searchWords(text: string): string[] {
  const words = [...new Set(foldedWords(text))]
  const telling = words.filter((word) => !JOINING.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}
