import type { openConnection } from '#db/connection.ts'
import type { Result } from '#domain/result.ts'
import type { Log } from '#server/log/log.ts'
import type { Env } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

/** What commands for operators work on. */
export type OperatorDeps = { env: Env; log: Log } & Pick<ReturnType<typeof openConnection>, 'db' | 'pool'>

/** The value of a use case, or its refusal as one line. */
export function unwrapForOperator<T>(done: Result<T>): T {
  if (done.ok) return done.value
  const { detail, fields } = done.error
  const named = Object.values(fields ?? {}).flat()
  throw new StartError(`Refused: ${detail}${named.length > 0 ? ` (${named.join(', ')})` : ''}.`)
}
