import { type UnavailablePart, Unavailable } from '#domain/unavailable.ts'

const AWAY = ['57P01', '57P02', '57P03', '57P05', '53300']
/** Connection exceptions: a pooler gives its own reasons this class (`08P01`). */
const CONNECTION_CLASS = '08'
/** R195: a statement, a lock wait or an idle transaction timed out. */
const TOO_SLOW = ['57014', '55P03', '25P03', '25P04']
/** R361: it still answers reads: it is read-only, its disk is full, or it has no memory left. */
const NO_WRITES = ['25006', '53100', '53200', '53000']
const STATES = new Set([...AWAY, ...TOO_SLOW, ...NO_WRITES])
const SYSTEM_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/

/** The chain of causes of an error, and the errors that one stands for. */
function* chainOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause
    if (cause instanceof AggregateError) for (const one of cause.errors) yield* chainOf(one)
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/**
 * The error of a connection to the database. Elsewhere an `ECONNREFUSED` may be that of any other service, so it is
 * marked here.
 */
export function wrapConnectionError(error: unknown): unknown {
  if (error instanceof Unavailable) return error
  const lost = [...chainOf(error)].find((one) => SYSTEM_ERRORS.has(codeOf(one)) || MESSAGES.test(one.message))
  return lost ? new Unavailable('database', lost.message, { cause: error }) : error
}

/** The part of the site that is temporarily unavailable or overloaded, by this error: a 503 and a retry, unlike a bug. */
export function unavailablePart(error: unknown): UnavailablePart | undefined {
  for (const one of chainOf(error)) {
    if (one instanceof Unavailable) return one.part
    const code = codeOf(one)
    if (STATES.has(code) || (code.length === 5 && code.startsWith(CONNECTION_CLASS))) return 'database'
  }
  return undefined
}
