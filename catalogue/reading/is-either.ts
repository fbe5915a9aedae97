import type { Part } from './reading.ts'

/** “Or” in the languages that are read. Chinese, Japanese and Korean write it without spaces around it. */
const OR =
  /(?:^|\s)(?:or|oder|ou|o|u|of|oppure|lub|albo|czy|или|або|чи|veya|ya da|أو|او|या)(?=\s|$)|または|もしくは|あるいは|或|또는|\//iu

/** R723: whether the text offers a choice between these parts (“English or German”), instead of asking for all of them. */
export function isEither(text: string, parts: readonly Pick<Part<unknown>, 'from' | 'to'>[]): boolean {
  const sorted = parts.toSorted((a, b) => a.from - b.from)
  return sorted.some(({ to }, index) => index > 0 && OR.test(text.slice(sorted[index - 1]?.to, to)))
}
