import { createIssue } from '#domain/issue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import { type CountedAct, consumeLimits } from './consume-limits.ts'
import type { Deps } from './deps.ts'

/** An act, and what the API says when its limit refuses it. */
export type LimitedAct = CountedAct & { message: string }

function waitText(seconds: number): string {
  if (seconds < 90) return countWithNoun(seconds, 'second')
  return countWithNoun(Math.ceil(seconds / 60), 'minute')
}

/** Counts an act against all of its limits, or returns the failure of the limit that refused it. */
export async function consumeLimitsOrFail(deps: Pick<Deps, 'limits'>, acts: LimitedAct[]): Promise<Result<undefined>> {
  const stopped = await consumeLimits(deps, acts)
  if (!stopped) return ok(undefined)
  const { refused, wait } = stopped
  const issues = [createIssue('limit_reached', { limit: refused.name, wait })]
  const failure = fail('too_many_requests', `${refused.message}; try again in ${waitText(wait)}`, undefined, issues)
  return { ...failure, error: { ...failure.error, retryAfterSeconds: wait } }
}
