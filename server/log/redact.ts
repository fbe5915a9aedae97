/** Longer texts add nothing, and may be somebody's message. */
const MAX_TEXT = 2000
const MAX_DEPTH = 4
const MAX_ITEMS = 20

/** Separators between words, each of which may be an email address. */
const BETWEEN = /([\s<>"'(),:;/\\[\]={}]+)/
/** `token=…`, `"cookie": "…"`. */
const SECRET = /(?:token|secret|password|cookie|authorization|signature)["']?\s?[=:]\s?["']?[^\s"'&;,}]+/gi
/** Fields that hold a secret or user input. */
const SECRET_FIELD = /password|token|secret|cookie|authorization|signature|email|recipient|parameters|detail|body/i

/** R203: a text without email addresses and secrets, and not too long. */
export function redactText(text: string): string {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  const words = cut.replaceAll('%40', '@').replaceAll(SECRET, '[secret]').split(BETWEEN)
  // A handle (`/@ada`) is no email address: nothing precedes its @.
  return words.map((word) => (word.indexOf('@') > 0 ? '[email]' : word)).join('')
}

/** Error fields that hold no user data; PostgreSQL's `detail` and a mail's `envelope` are not among them. */
const LOGGED_FIELDS =
  'code errno syscall severity schema table column constraint routine status statusCode responseCode command'.split(' ')

/** PostgreSQL (class 22: data) and JSON.parse quote the input that they could not parse. */
function quotesInput(error: Error): boolean {
  return error instanceof SyntaxError || ('code' in error && String(error.code).startsWith('22'))
}

export function redactMessage(error: Error): string {
  return redactText(quotesInput(error) ? error.message.replaceAll(/"[^"]*"?/g, '"…"') : error.message)
}

/** A stack begins with the message, which is cleaned separately. */
function cleanStack({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return redactText(lines.join('\n'))
}

function cleanError(error: Error, depth: number): object {
  const fields = error as unknown as Record<string, unknown>
  const logged = LOGGED_FIELDS.filter((name) => ['string', 'number'].includes(typeof fields[name]))
  const causes = error instanceof AggregateError ? error.errors : [error.cause].filter((cause) => cause !== undefined)
  return {
    type: error.name,
    message: redactMessage(error),
    stack: cleanStack(error),
    ...Object.fromEntries(logged.map((name) => [name, redactValue(fields[name])])),
    ...(causes.length > 0 && { causes: redactValue(causes, depth + 1) }),
  }
}

/** R203: a value for the log, without secrets, email addresses and user input. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > MAX_DEPTH) return '…'
  if (value instanceof Error) return cleanError(value, depth)
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((one) => redactValue(one, depth + 1))
  const fields = Object.entries(value).filter(([name]) => !SECRET_FIELD.test(name))
  return Object.fromEntries(fields.map(([name, one]) => [name, redactValue(one, depth + 1)]))
}
