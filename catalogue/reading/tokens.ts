import { foldText } from '#domain/text/fold-text.ts'

import { foldForTerms } from './fold-for-terms.ts'

export type Token = {
  /** Where it stands in the text. */
  from: number
  to: number
  /** As it is compared with terms. */
  folded: string
  /** As names of the catalogue and the words of profiles are folded. */
  plain: string
  capital: boolean
  /** Whether nothing separates it from the token before it. */
  attached: boolean
}

/** Han and kana have no spaces between words: each character is a token. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const RUN = /[\p{L}\p{M}\p{N}ー]+/gu
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\p{M}*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu

/** No sentence has more; what is beyond them is not read. */
const MAX_TOKENS = 120

export const isHanOrKana = (token: Token): boolean => CHARACTER.test(token.folded)

function tokenOf(text: string, from: number, attached: boolean): Token {
  const span = { from, to: from + text.length }
  return { ...span, folded: foldForTerms(text), plain: foldText(text), capital: /^\p{Lu}/u.test(text), attached }
}

/** The words of a text, and its characters where it has no words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const run of text.matchAll(RUN)) {
    const pieces = CHARACTER.test(run[0]) ? [...run[0].matchAll(PIECE)] : [{ 0: run[0], index: 0 }]
    for (const { 0: piece, index } of pieces) {
      if (tokens.length === MAX_TOKENS) return tokens
      const from = run.index + index
      tokens.push(tokenOf(piece, from, tokens.at(-1)?.to === from))
    }
  }
  return tokens
}

/** The folded words of a name, as tokens are compared with them. */
export const tokenWords = (name: string): string[] => tokenize(name).map(({ folded }) => folded)
