type Part = { text: string; matched: boolean }

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Where in the folded text a needle begins a word; -1 when it does not. */
function wordStart(haystack: string, needle: string): number {
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(haystack[at - 1] ?? '')) return at
  }
  return -1
}

/** A name cut into what was typed and the rest: the whole query, else its words. Case and accents do not count. */
export function matchedParts(name: string, query: string): Part[] {
  const letters = [...name.normalize('NFC')]
  let folded = ''
  const letterAt: number[] = []
  for (const [index, letter] of letters.entries()) {
    for (const unit of fold(letter).split('')) {
      folded += unit
      letterAt.push(index)
    }
  }
  const matched = new Set<number>()
  const mark = (needle: string): boolean => {
    const start = needle === '' ? -1 : wordStart(folded, needle)
    if (start < 0) return false
    for (const letter of letterAt.slice(start, start + needle.length)) matched.add(letter)
    return true
  }
  const whole = fold(query).trim().replace(/\s+/gu, ' ')
  if (!mark(whole)) whole.split(' ').forEach(mark)
  const parts: Part[] = []
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last?.matched === matched.has(index)) last.text += letter
    else parts.push({ text: letter, matched: matched.has(index) })
  }
  return parts
}
