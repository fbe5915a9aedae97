const STATES = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'])
const SYSTEM_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether the database is away for now: worth a 503 and another try, unlike a fault of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (STATES.has(code) || SYSTEM_ERRORS.has(code) || MESSAGES.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some((one) => isDatabaseUnavailable(one))) return true
  }
  return false
}
