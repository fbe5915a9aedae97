const words = new Intl.Segmenter('en', { granularity: 'word' })
/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u
const OPENING = /[\p{Ps}\p{Pi}]$/u

/** The words of a text, each with what follows it up to the next: a line may end there. */
export function splitWords(text: string): string[] {
  if (!UNSPACED.test(text)) return text.split(/(?<= )/u)
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    // No line begins with a comma, and none ends with an opening bracket.
    const begins = (isWordLike || OPENING.test(segment)) && !OPENING.test(last ?? '')
    if (begins || last === undefined) pieces.push(segment)
    else pieces.splice(-1, 1, last + segment)
  }
  return pieces
}
