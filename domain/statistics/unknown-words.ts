import { normalizeTerm } from '#domain/admin/unmatched-term.ts'
import { MIN_INDEXABLE_EXPERTS, SEARCHED_WORD_LIMITS } from '#domain/limits.ts'

/** A part of a search's text, as the answer gives it. */
type Part = { kind: string; from: number; to: number }

type Search = { q: string; match: string; total: number; page: number; read: Part[] }

/** Everything between the two spaces around a part. */
function surrounding(text: string, { from, to }: { from: number; to: number }): string {
  const isSpace = (at: number) => /\s/u.test(text[at] ?? ' ')
  let [start, end] = [from, to]
  while (start > 0 && !isSpace(start - 1)) start -= 1
  while (end < text.length && !isSpace(end)) end += 1
  return text.slice(start, end)
}

const MOST_DIGITS = 3

/** R353: no part of an email address, a link, a handle or a number. */
function isPersonal(text: string): boolean {
  if (/[@/\\:_]/u.test(text) || /[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(text)) return true
  return (text.match(/\p{N}/gu) ?? []).length > MOST_DIGITS
}

/** Words that touch are one: scripts without spaces are read by the character. */
function joined(parts: Part[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1)
    if (last && last.to === from) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

/** R353: the words of a search that no table knows, if it found few experts or none; as they are counted. */
export function unknownWords({ q, match, total, page, read }: Search): string[] {
  if (page !== 1 || (match === 'exact' && total >= MIN_INDEXABLE_EXPERTS)) return []
  const words = joined(read.filter(({ kind }) => kind === 'word'))
    .filter((span) => !isPersonal(surrounding(q, span)))
    .map(({ from, to }) => normalizeTerm(q.slice(from, to)))
    .filter(
      (word) =>
        (word.match(/\p{L}/gu) ?? []).length >= SEARCHED_WORD_LIMITS.min &&
        [...word].length <= SEARCHED_WORD_LIMITS.max,
    )
  return [...new Set(words)].slice(0, SEARCHED_WORD_LIMITS.perSearch)
}
