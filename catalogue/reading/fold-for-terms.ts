import { foldText } from '#domain/text/fold-text.ts'

/** Letters that Arabic writers use for one another. */
const SAME: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه' }

/** A word as tables and texts are compared: in lowercase, without accents, in composed letters. */
export function foldForTerms(text: string): string {
  const folded = foldText(text).normalize('NFC')
  return /\p{Script=Arabic}/u.test(folded) ? folded.replaceAll(/[أإآىة]/g, (letter) => SAME[letter] ?? letter) : folded
}
