/** A word as the search stores it: one object shared by all texts that contain it. */
export type Lexeme = {
  word: string
  /** Quoted for a `tsvector`. */
  quoted: string
  /** The expert it was last written for: comparing a number is faster than looking up a word. */
  writtenFor: number
  /** Whether it was reported to the search's table of words. */
  isReported: boolean
}

/** A word of a text, and its stem; stop words such as "the" have none. */
export type Token = { word: Lexeme; stem: Lexeme | undefined }

/** For each text, the words that the database reads in it. */
export type ReadTexts = { word: string; stem: string | null }[][]

/** This many digits are the unique number at the end of a handle. */
const NUMBER = /^\d{5,}$/

/** Numbers are never matched by similarity, so they are not reported. */
const DIGITS = /^\d+$/

/** Folding removes quotes from words, but slugs of some cities contain one. */
function makeLexeme(word: string): Lexeme {
  return { word, quoted: ` '${word.replaceAll(/['\\]/g, '$&$&')}'`, writtenFor: -1, isReported: DIGITS.test(word) }
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
 * The words that the database reads in a text, cached per text: experts share few different words, and parsing all of
 * their texts would take the database as long as writing them. Only the database knows how a text is folded, split and
 * stemmed.
 */
export function createLexicon(ask: (texts: string[]) => Promise<ReadTexts>) {
  const lexeme = lexemesOf('')
  const known = new Map<string, Token[]>()
  let unread = new Map<string, Token[]>()
  let missed = false

  /** The words of a common text; those of a new one are available after `learn`. */
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
    /** The same word by word, for a unique text: a space always separates two words. */
    readWords: (text: string): Token[][] => text.split(/[ \n]+/).map(read),
    /** Whether any text since the last call has yet to be learned. */
    hasMissed(): boolean {
      const had = missed
      missed = false
      return had
    },
    /** Has the database read the new texts. */
    async learn(): Promise<void> {
      if (unread.size === 0) return
      const texts = [...unread]
      unread = new Map()
      const answers = await ask(texts.map(([text]) => text))
      for (const [at, [text, tokens]] of texts.entries()) {
        known.set(text, tokens)
        for (const { word, stem } of answers[at] ?? []) {
          tokens.push({ word: lexeme(word), stem: stem === null ? undefined : lexeme(stem) })
        }
      }
    },
  }
}

export type Lexicon = ReturnType<typeof createLexicon>
