import { listOutdatedScores, recordRankingVersion } from '#db/queries/lists/ranking-rules.ts'
import { RANKING_VERSION } from '#domain/lists/ranking/score.ts'
import type { Deps } from '#use-cases/deps.ts'

import { refreshListings } from './refresh-listings.ts'

const READ_AT_ONCE = 1000

/** R338: a start with other rules of ranking than the last one has a job score everyone again. */
export async function rescoreIfRankingChanged({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await recordRankingVersion(transaction, RANKING_VERSION)) await queue.send(transaction, 'rescore-profiles', {})
  })
}

/** R338: everyone whom other rules have scored. */
export async function rescoreProfiles(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  let after = ''
  for (;;) {
    const ids = await listOutdatedScores(deps.db, { version: RANKING_VERSION, after, limit: READ_AT_ONCE })
    await refreshListings(deps, ids)
    const last = ids.at(-1)
    if (last === undefined || ids.length < READ_AT_ONCE) return
    after = last
  }
}
