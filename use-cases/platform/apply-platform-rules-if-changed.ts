import { findPlatformRules, invalidateAllPages, recordPlatformRules } from '#db/queries/platform/platform-rules.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { DEFAULT_PLATFORM_RULES } from '#domain/platform/platform-rules.ts'
import type { Deps } from '#use-cases/deps.ts'

import { rulesDigest } from './rules-digest.ts'

/** R472: where the rules are others than those of the last start, every page is outdated, and a job judges everyone. */
export async function applyPlatformRulesIfChanged({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rules = activePlatformRules()
  const digest = rulesDigest(rules)
  await db.transaction().execute(async (transaction) => {
    const before = (await findPlatformRules(transaction))?.digest ?? rulesDigest(DEFAULT_PLATFORM_RULES)
    const isNew = await recordPlatformRules(transaction, { digest, rules })
    if (!isNew || before === digest) return
    await invalidateAllPages(transaction)
    await queue.send(transaction, 'relist-profiles', { digest })
  })
}
