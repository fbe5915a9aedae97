import { foldedWords } from '#domain/text/fold-text.ts'

/** Words beyond these are ignored. */
const MAX_WORDS = 12

/** Stop words, which a profile need not contain. */
const JOINING = new Set(
  'a an and are at by can de for from i in is me my near need of on or our that the to we who with you'.split(' '),
)

/** R62: the required words, each once; stop words only where there is nothing else. */
export function searchWords(text: string): string[] {
  const words = [...new Set(foldedWords(text))]
  const telling = words.filter((word) => !JOINING.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}
