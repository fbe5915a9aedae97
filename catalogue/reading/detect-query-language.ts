import type { Token } from './tokens.ts'

/** Languages that their script alone tells. */
const SCRIPTS: [language: string, script: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  // Letters that one of two neighbours has.
  ['uk', /[іїєґ]/iu],
  ['ru', /[ыэёъ]/iu],
]

const CYRILLIC = ['ru', 'uk']
const LATIN = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr']

/** The share of a text's words that a language's tables know. */
export type KnownWordShare = (language: string, tokens: readonly Token[]) => number

/** The language of a text: by its script, or the one that knows the most of its words; English where none does. */
export function detectQueryLanguage(text: string, tokens: readonly Token[], knownShare: KnownWordShare): string {
  // Half-English sentences are common, so one word in another script decides.
  const byScript = SCRIPTS.find(([, script]) => script.test(text))
  if (byScript) return byScript[0]
  const candidates = /\p{Script=Cyrillic}/u.test(text) ? CYRILLIC : LATIN
  const shares = candidates.map((language) => ({ language, share: knownShare(language, tokens) }))
  return shares.reduce((best, one) => (one.share > best.share ? one : best)).language
}
