/** A word as the search keeps it: one object for all the texts that have it. */
export type Lexeme = {
  word: string
  /** As it stands in a `tsvector`. */
  quoted: string
  /** Whom it was last written for: a number is sooner compared than a word is looked up. */
  writtenFor: number
  /** Whether the words that the search knows have it. */
  told: boolean
}

/** A word of a text, and its stem; words that say nothing, as "the", have none. */
export type Token = { word: Lexeme; stem: Lexeme | undefined }

/** For each text the words that the database reads in it. */
export type ReadTexts = { word: string; stem: string | null }[][]

/** So many digits are the number at the end of a handle: nobody else has it. */
const NUMBER = /^\d{5,}$/

/** No number is taken for another, so the words that come close have none. */
const DIGITS = /^\d+$/

/** Folding leaves no quote in a word, but the names of some cities' pages have one. */
function makeLexeme(word: string): Lexeme {
  return { word, quoted: ` '${word.replaceAll(/['\\]/g, '$&$&')}'`, writtenFor: -1, told: DIGITS.test(word) }
}

function lexemesOf(sign: string) {
  const lexemes = new Map<string, Lexeme>()
  return (word: string): Lexeme => {
    let lexeme = lexemes.get(word)
    if (!lexeme) lexemes.set(word, (lexeme = makeLexeme(sign + word)))
    return lexeme
  }
}

/**
 * What the database reads in a text, asked once for each: experts have few different words, and reading all of their
 * texts takes the database as long as writing them. How a text is folded, split and stemmed only the database knows.
 */
export function createLexicon(ask: (texts: string[]) => Promise<ReadTexts>) {
  const lexeme = lexemesOf('')
  const known = new Map<string, Token[]>()
  let unread = new Map<string, Token[]>()
  let missed = false

  /** The words of a text that many have; of a new one they are there after `learn`. */
  function read(text: string): Token[] {
    const had = known.get(text)
    if (had) return had
    if (NUMBER.test(text)) {
      const number = makeLexeme(text)
      return [{ word: number, stem: number }]
    }
    missed = true
    let tokens = unread.get(text)
    if (!tokens) unread.set(text, (tokens = []))
    return tokens
  }

  return {
    read,
    skill: lexemesOf('#'),
    city: lexemesOf('@'),
    country: lexemesOf('='),
    /** The same word by word, of a text that nobody else has: a space always parts two words. */
    readWords: (text: string): Token[][] => text.split(/[ \n]+/).map(read),
    /** Whether any of the texts since the last time has yet to be learned. */
    hasMissed(): boolean {
      const had = missed
      missed = false
      return had
    },
    /** Has the database read what is new. */
    async learn(): Promise<void> {
      if (unread.size === 0) return
      const asked = [...unread]
      unread = new Map()
      const answers = await ask(asked.map(([text]) => text))
      for (const [at, [text, tokens]] of asked.entries()) {
        known.set(text, tokens)
        for (const { word, stem } of answers[at] ?? []) {
          tokens.push({ word: lexeme(word), stem: stem === null ? undefined : lexeme(stem) })
        }
      }
    },
  }
}

export type Lexicon = ReturnType<typeof createLexicon>
