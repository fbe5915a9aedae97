import type { QueryPart } from './parsed-query.ts'

/** “Or” in the languages that are read. Chinese, Japanese and Korean write it without spaces around it. */
const OR =
  /(?:^|\s)(?:or|oder|ou|oppure|lub|albo|czy|или|або|чи|veya|ya da|أو|او|या)(?=\s|$)|または|もしくは|あるいは|或|또는|\//iu

/** Words that are “or” in some languages, and another word in others: “o francês e o alemão”, “of German”, Dutch “u”. */
const OR_IN: Record<string, RegExp> = {
  es: /(?:^|\s)[ou](?=\s|$)/iu,
  it: /(?:^|\s)o(?=\s|$)/iu,
  nl: /(?:^|\s)of(?=\s|$)/iu,
}

type Placed = Pick<QueryPart<unknown>, 'from' | 'to'>

/**
 * R723: whether a text in this language offers a choice between these parts (“English or German”), instead of asking for
 * all of them.
 */
export function offersAlternatives(text: string, parts: readonly Placed[], language: string): boolean {
  const sorted = parts.toSorted((a, b) => a.from - b.from)
  return sorted.some(({ to }, index) => {
    const between = text.slice(sorted[index - 1]?.to, to)
    return index > 0 && (OR.test(between) || OR_IN[language]?.test(between) === true)
  })
}
