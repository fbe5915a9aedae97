import { findRules, invalidateAllPages, recordRules } from '#db/queries/platform/platform-rules.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { DEFAULT_RULES } from '#domain/platform/platform-rules.ts'
import type { Deps } from '#use-cases/deps.ts'

import { rulesDigest } from './rules-digest.ts'

/** R472: where the rules are others than those of the last start, every page is outdated, and a job judges everyone. */
export async function applyWhenChanged({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rules = activeRules()
  const digest = rulesDigest(rules)
  await db.transaction().execute(async (transaction) => {
    const before = (await findRules(transaction))?.digest ?? rulesDigest(DEFAULT_RULES)
    const isNew = await recordRules(transaction, { digest, rules })
    if (!isNew || before === digest) return
    await invalidateAllPages(transaction)
    await queue.send(transaction, 'relist-profiles', { digest })
  })
}
