import { existsSync } from 'node:fs'

import { StartError } from '#server/startup/start-error.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findMissingPlans } from '#use-cases/platform/missing-plans.ts'

/** R468: a workspace must not silently lose its plan, and its place in lists. */
export async function refuseMissingPlans(db: Deps['db'], path: string): Promise<void> {
  const [missing] = await findMissingPlans({ db })
  if (!missing) return
  const rules = existsSync(path) ? path : `There is no ${path}, and without it`
  throw new StartError(`${rules}: ${missing}. Add it, or have the platform report other plans first.`)
}
