import { MAX_JSON_DEPTH } from '#domain/limits.ts'

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125]

/** Whether a JSON text nests deeper than `max`, without parsing it. */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      if (depth > max) return true
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
  }
  return false
}

/**
 * Objects convert themselves to text or numbers by these. An object that has a value of its own there throws wherever it
 * is compared, and zod compares the `length` of whatever it is given.
 */
const CONVERSIONS = new Set(['toString', 'valueOf'])

function refuseConversions(name: string, value: unknown): unknown {
  if (CONVERSIONS.has(name)) throw new SyntaxError(`No field may be called ${name}.`)
  return value
}

/** A text with neither of these cannot name such a field, not even by an escape. */
const MAY_NAME_CONVERSIONS = /toString|valueOf|\\u/

/** R185: parses JSON from outside; throws a SyntaxError, whatever is wrong with it. */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, MAX_JSON_DEPTH)) throw new SyntaxError('Nested too deep.')
  // A function for each value makes parsing many times slower.
  return MAY_NAME_CONVERSIONS.test(text) ? JSON.parse(text, refuseConversions) : JSON.parse(text)
}
