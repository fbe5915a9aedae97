import { listEligibilityFacts } from '#db/queries/platform/eligibility-facts.ts'
import { findPlatformRules } from '#db/queries/platform/platform-rules.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { isListable } from '#domain/policy/hirable.ts'
import type { Deps } from '#use-cases/deps.ts'
import { projectMinimumInUsd } from '#use-cases/lists/refresh-listing.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { hirableFacts } from '#use-cases/profiles/present-profile.ts'

import { rulesDigest } from './rules-digest.ts'

const READ_AT_ONCE = 500

type Standing = Awaited<ReturnType<typeof listEligibilityFacts>>[number]

/** Every public profile, in batches. */
export async function* streamEligibilityFacts(db: Deps['db']): AsyncGenerator<Standing[]> {
  let after = ''
  for (;;) {
    const rows = await listEligibilityFacts(db, { after, limit: READ_AT_ONCE })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return
    after = last.id
  }
}

/** R44: by the rules of this process. A skill is a requirement under any rules. */
export const wouldBeListed = (row: Standing, now: Date) => isListable(hirableFacts(row, now))

/** R741: the project minimum in US dollars, as lists have it, is that of other rates. */
const hasOtherMinimum = (row: Standing) => row.is_listed && row.listed_minimum_usd !== projectMinimumInUsd(row)

/**
 * R472: lists and delists everyone whom the rules judge otherwise than before; the others are read and left alone. A
 * node that was started with other rules fails the job, so that one of the newer nodes gets it.
 */
export async function relistProfiles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { digest }: { digest: string },
): Promise<void> {
  if (digest !== rulesDigest(activePlatformRules())) {
    if ((await findPlatformRules(db))?.digest !== digest) return
    throw new Error('this node was started with other rules of the platform: restart it, or give it the same file')
  }
  for await (const rows of streamEligibilityFacts(db)) {
    const outdated = rows.filter((row) => row.is_listed !== wouldBeListed(row, now()) || hasOtherMinimum(row))
    await refreshListings(
      { db, now },
      outdated.map(({ id }) => id),
    )
  }
}
