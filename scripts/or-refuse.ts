import type { Result } from '#domain/result.ts'
import { StartError } from '#server/startup/start-error.ts'

/** The value of a use case's result; its failure ends the command with one line. */
export function orRefuse<T>(done: Result<T>): T {
  if (done.ok) return done.value
  const { detail, fields } = done.error
  const named = Object.values(fields ?? {}).flat()
  throw new StartError(`Refused: ${detail}${named.length > 0 ? ` (${named.join(', ')})` : ''}.`)
}
