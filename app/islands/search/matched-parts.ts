type Part = { text: string; matched: boolean }

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The index where the needle starts a word of the folded text, or -1. */
function wordStart(haystack: string, needle: string): number {
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(haystack[at - 1] ?? '')) return at
  }
  return -1
}

/** Splits a name into matched and unmatched parts: the whole query, else its words. Ignores case and accents. */
export function matchedParts(name: string, query: string): Part[] {
  const chars = [...name.normalize('NFC')]
  let folded = ''
  const charIndexes: number[] = []
  for (const [index, char] of chars.entries()) {
    for (const unit of fold(char).split('')) {
      folded += unit
      charIndexes.push(index)
    }
  }
  const matched = new Set<number>()
  const mark = (needle: string): boolean => {
    const start = needle === '' ? -1 : wordStart(folded, needle)
    if (start < 0) return false
    for (const char of charIndexes.slice(start, start + needle.length)) matched.add(char)
    return true
  }
  const whole = fold(query).trim().replace(/\s+/gu, ' ')
  if (!mark(whole)) whole.split(' ').forEach(mark)
  const parts: Part[] = []
  for (const [index, char] of chars.entries()) {
    const last = parts.at(-1)
    if (last?.matched === matched.has(index)) last.text += char
    else parts.push({ text: char, matched: matched.has(index) })
  }
  return parts
}
