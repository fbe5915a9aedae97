type Open = { keys: Set<string>; isList: boolean; at: string | number }

/** What separates values, and what strings begin and end with; numbers and words between them do not matter. */
const SPECIAL = /[{}[\],:"\\]/g

/** The strings of a valid JSON text, and its separators. */
function* tokensOf(text: string): Generator<string> {
  let begin: number | undefined
  let escaped: number | undefined
  for (const { 0: token, index } of text.matchAll(SPECIAL)) {
    if (index === escaped) continue
    if (begin === undefined && token === '"') begin = index
    else if (begin === undefined) yield token
    else if (token === '\\') escaped = index + 1
    else if (token === '"') {
      yield text.slice(begin, index + 1)
      begin = undefined
    }
  }
}

/**
 * Where an object of a valid JSON text has a key for the second time: JSON.parse would silently take the last one.
 * Undefined where all are unique.
 */
export function findRepeatedKey(text: string): (string | number)[] | undefined {
  const open: Open[] = []
  let last = ''
  for (const token of tokensOf(text)) {
    const inside = open.at(-1)
    if (token === '{' || token === '[')
      open.push({ keys: new Set(), isList: token === '[', at: token === '[' ? 0 : '' })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',' && inside?.isList) inside.at = Number(inside.at) + 1
    else if (token === ':' && inside) {
      inside.at = String(JSON.parse(last))
      if (inside.keys.has(inside.at)) return open.map(({ at }) => at)
      inside.keys.add(inside.at)
    } else last = token
  }
  return undefined
}
