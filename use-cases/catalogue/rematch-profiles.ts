import type { Catalogue } from '#catalogue/catalogue.ts'
import {
  listMatchedProfiles,
  listProfilesWithTerms,
  type MatchedProfile,
  storePlace,
} from '#db/queries/profiles/profile-terms.ts'
import { replaceSkills } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById, lockProfile } from '#db/queries/profiles/profiles.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { loadActiveCatalogue } from './load-active-catalogue.ts'

type RematchDeps = Pick<Deps, 'db' | 'now'>

const READ_AT_ONCE = 1000

async function rematch({ db, now }: RematchDeps, catalogue: Catalogue, id: string): Promise<void> {
  await retryOnDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockProfile(transaction, id))) return
      const row = await findProfileById(transaction, id)
      if (!row) return
      await replaceSkills(transaction, id, catalogue.listedUnder(row.skills))
      await storePlace(transaction, id, catalogue.resolveLocation({ city: row.city, country: row.country }))
      await refreshListing(transaction, id, { now: now() })
    }),
  )
}

function isOutdated(catalogue: Catalogue, row: MatchedProfile): boolean {
  const { citySlug = null, countryCode = null } = catalogue.resolveLocation(row)
  const slugs = catalogue.listedUnder(row.skills)
  return citySlug !== row.city_slug || countryCode !== row.country_code || slugs.join() !== row.skill_slugs.join()
}

/** Everyone whose words mean something else now than is stored. The others are read and left alone. */
async function rematchEveryone(deps: RematchDeps, catalogue: Catalogue): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await listMatchedProfiles(deps.db, { after, limit: READ_AT_ONCE })
    for (const row of rows) if (isOutdated(catalogue, row)) await rematch(deps, catalogue, row.id)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return
    after = last.id
  }
}

/**
 * R145, R273: profiles that have typed one of these terms, or without any all of them, get the entries that their words
 * mean now. The catalogue is read again: this node may not have received the change yet.
 */
export async function rematchProfiles(deps: RematchDeps, { terms }: { terms?: string[] | undefined }): Promise<void> {
  const catalogue = await loadActiveCatalogue(deps.db)
  if (!terms) return rematchEveryone(deps, catalogue)
  for (const id of await listProfilesWithTerms(deps.db, terms)) await rematch(deps, catalogue, id)
}
