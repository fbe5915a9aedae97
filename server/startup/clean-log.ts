/** Longer texts say no more, and may be somebody's message. */
const MAX_TEXT = 2000
const MAX_DEPTH = 4
const MAX_ITEMS = 20

/** What stands between two words, of which each may be an address. */
const BETWEEN = /([\s<>"'(),:;/\\[\]={}]+)/
/** `token=…`, `"cookie": "…"`. */
const SECRET = /(?:token|secret|password|cookie|authorization|signature)["']?\s?[=:]\s?["']?[^\s"'&;,}]+/gi
/** Fields that hold one, or what somebody has written. */
const SECRET_FIELD = /password|token|secret|cookie|authorization|signature|email|recipient|parameters|detail|body/i

/** R203: a text without email addresses and secrets, and not too long. */
export function cleanText(text: string): string {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  const words = cut.replaceAll('%40', '@').replaceAll(SECRET, '[secret]').split(BETWEEN)
  // A handle (`/@ada`) is no address: nothing stands before its @.
  return words.map((word) => (word.indexOf('@') > 0 ? '[email]' : word)).join('')
}

/** What errors say of themselves that is nobody's data; PostgreSQL's `detail` and a mail's `envelope` are not among it. */
const TOLD =
  'code errno syscall severity schema table column constraint routine status statusCode responseCode command'.split(' ')

/** PostgreSQL (class 22: data) and JSON.parse quote what they could not read. */
function quotesInput(error: Error): boolean {
  return error instanceof SyntaxError || ('code' in error && String(error.code).startsWith('22'))
}

export function cleanMessage(error: Error): string {
  return cleanText(quotesInput(error) ? error.message.replaceAll(/"[^"]*"?/g, '"…"') : error.message)
}

/** Its beginning is the message, which is cleaned apart. */
function cleanStack({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return cleanText(lines.join('\n'))
}

function cleanError(error: Error, depth: number): object {
  const fields = error as unknown as Record<string, unknown>
  const told = TOLD.filter((name) => ['string', 'number'].includes(typeof fields[name]))
  const causes = error instanceof AggregateError ? error.errors : [error.cause].filter((cause) => cause !== undefined)
  return {
    type: error.name,
    message: cleanMessage(error),
    stack: cleanStack(error),
    ...Object.fromEntries(told.map((name) => [name, cleanValue(fields[name])])),
    ...(causes.length > 0 && { causes: cleanValue(causes, depth + 1) }),
  }
}

/** R203: whatever is logged, without secrets, addresses and what somebody wrote. */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > MAX_DEPTH) return '…'
  if (value instanceof Error) return cleanError(value, depth)
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((one) => cleanValue(one, depth + 1))
  const fields = Object.entries(value).filter(([name]) => !SECRET_FIELD.test(name))
  return Object.fromEntries(fields.map(([name, one]) => [name, cleanValue(one, depth + 1)]))
}
