import { z } from 'zod'

import type { Deps } from '#use-cases/deps.ts'

export type Job<Name extends string = string, Payload = unknown> = {
  name: Name
  /** Validated when the job runs: an older release may have sent it. */
  payload: z.ZodType<Payload>
  /** A cron schedule in UTC, for jobs that run by the clock, with an empty payload. */
  cron?: string
  /** What the last release called it: jobs that are still queued under that name run, and no new ones are scheduled. */
  formerName?: string
  /** How many of them a node runs at once; 1 by default. */
  concurrency?: number
  /** R375: whether it sends mail: then a restored backup does not bring it along, unless the operator says so. */
  mails?: true
  /**
   * A use case with an explicit return type: the payload types of `queue.send` are derived from the list of jobs, and
   * must not depend on a function body that sends one. It is a method, so that jobs of any payload fit in one list.
   */
  handle(deps: Deps, payload: Payload): Promise<unknown>
}

/** Strict, as every payload: a field that this release does not know is one of a newer release (R588). */
export const NO_PAYLOAD = z.strictObject({})

export const defineJob = <const Name extends string, Payload>(job: Job<Name, Payload>): Job<Name, Payload> => job
