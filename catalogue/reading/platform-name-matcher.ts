import { tokenize } from './tokens.ts'

type Named = { key: string; words: string[] }

/** R500: keys whose names begin at the first of these words; `names` may be others after a restart, never in between. */
export function createPlatformNameMatcher(names: () => Readonly<Record<string, string>>) {
  let [read, named]: [object | undefined, Named[]] = [undefined, []]

  return (words: readonly string[]): { key: string; length: number }[] => {
    const current = names()
    if (read !== current) {
      read = current
      named = Object.entries(current)
        .map(([key, name]) => ({ key, words: tokenize(name).map(({ folded }) => folded) }))
        .filter((one) => one.words.length > 0)
    }
    return named
      .filter((one) => one.words.every((word, at) => words[at] === word))
      .map((one) => ({ key: one.key, length: one.words.length }))
  }
}
