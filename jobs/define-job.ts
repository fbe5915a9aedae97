import { z } from 'zod'

import type { Deps } from '#use-cases/deps.ts'

export type Job<Name extends string = string, Payload = unknown> = {
  name: Name
  /** Checked when the job is taken up: the release before may have sent it. */
  payload: z.ZodType<Payload>
  /** A cron line in UTC, for jobs that nobody has to send: they get an empty payload. */
  cron?: string
  /**
   * A use case whose return type is written out: the payloads that `queue.send` knows are read off the list of jobs,
   * which must not depend on a body that sends one. A method, so that jobs of any payload fit in one list.
   */
  handle(deps: Deps, payload: Payload): Promise<unknown>
}

export const NO_PAYLOAD = z.object({})

export const defineJob = <const Name extends string, Payload>(job: Job<Name, Payload>): Job<Name, Payload> => job
