const AWAY = ['57P01', '57P02', '57P03', '57P05', '53300', '08000', '08001', '08003', '08004', '08006']
/** R195: a statement, a lock wait or an idle transaction timed out. */
const TOO_SLOW = ['57014', '55P03', '25P03', '25P04']
const STATES = new Set([...AWAY, ...TOO_SLOW])
const SYSTEM_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/

/** Thrown where a library has swallowed the database's own error. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Whether the database is temporarily unavailable or overloaded: a 503 and a retry, unlike a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true
    const code = 'code' in cause ? String(cause.code) : ''
    if (STATES.has(code) || SYSTEM_ERRORS.has(code) || MESSAGES.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some((one) => isDatabaseUnavailable(one))) return true
  }
  return false
}
