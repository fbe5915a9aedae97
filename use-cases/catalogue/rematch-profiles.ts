import { listProfilesWithTerms, storePlace } from '#db/queries/profiles/profile-terms.ts'
import { replaceSkills } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById, lockProfile } from '#db/queries/profiles/profiles.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { readCatalogue } from './read-catalogue.ts'

/**
 * R145: profiles that contain one of these terms get the entries that it means now. Loads the catalogue from the
 * database, since this node may not have got the notification yet.
 */
export async function rematchProfiles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { terms }: { terms: string[] },
): Promise<void> {
  const catalogue = await readCatalogue(db)
  for (const id of await listProfilesWithTerms(db, terms)) {
    await retryOnDeadlock(() =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockProfile(transaction, id))) return
        const row = await findProfileById(transaction, id)
        if (!row) return
        const matched = catalogue.normalizeSkillNames(row.skills).map((skill) => skill.slug)
        await replaceSkills(transaction, id, matched)
        await storePlace(transaction, id, catalogue.resolveLocation({ city: row.city, country: row.country }))
        await refreshListing(transaction, id, { now: now() })
      }),
    )
  }
}
