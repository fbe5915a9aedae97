import { foldText } from '#domain/text/fold-text.ts'

/** What may stand at the end of a name in the nominative, where an ending was taken off. */
const NOMINATIVE: Record<string, string[]> = {
  pl: ['', 'a', 'e', 'y', 'o', 'ia', 'ow'],
  ru: ['', 'а', 'я', 'ь', 'о', 'е', 'и', 'ы', 'ия'],
  uk: ['', 'а', 'я', 'ь', 'о', 'е', 'и', 'і', 'ія'],
}
/** Vowels that change within a name: Києві, Львові. */
const CHANGED: Record<string, [ending: string, nominative: string][]> = {
  uk: [
    ['єві', 'ів'],
    ['ові', 'ів'],
    ['єва', 'ів'],
    ['ова', 'ів'],
  ],
}
/** Arabic writes "and", "in", "for", "like" and the article onto the word. */
const PREFIXES = ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف', 'ك']
const LEAST_LETTERS = 3

/** A word without what Arabic writes onto its beginning, the longest such piece first. */
export function stripArabicPrefixes(word: string): string[] {
  return PREFIXES.flatMap((prefix) => {
    const rest = word.slice(prefix.length)
    if (!word.startsWith(prefix) || rest.length < LEAST_LETTERS) return []
    // "بالرياض": Riyadh keeps its article.
    return prefix.length > 2 ? [rest, `ال${rest}`] : [rest]
  })
}

/** The names of which a word may be an inflected form, given the endings that its language has. */
export function uninflectedNames(word: string, language: string, endings: readonly string[]): string[] {
  if (language === 'ar') return stripArabicPrefixes(word)
  const folded = endings.map(foldText).sort((a, b) => b.length - a.length)
  const changed = (CHANGED[language] ?? []).flatMap(([ending, nominative]) =>
    word.endsWith(ending) ? [word.slice(0, -ending.length) + nominative] : [],
  )
  const plain = folded.flatMap((ending) => {
    const stem = word.slice(0, -ending.length)
    if (ending === '' || !word.endsWith(ending) || stem.length < LEAST_LETTERS) return []
    return (NOMINATIVE[language] ?? ['']).map((nominative) => stem + nominative)
  })
  return [...new Set([...changed, ...plain])].filter((name) => name !== word)
}
