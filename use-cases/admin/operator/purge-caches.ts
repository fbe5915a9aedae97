import type { Db } from '#db/connection.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { purgeAllPages, purgePage, purgeProfilePages } from '#db/queries/platform/page-purges.ts'

type Purge = { what: 'everything' } | { what: 'page'; path: string } | { what: 'profile'; handle: string }

/** R626: on all nodes and a CDN, through the change log. False for a profile that does not exist. */
export async function purgeCaches({ db }: { db: Db }, purge: Purge): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const profileId = await tell(transaction, purge)
    if (profileId === undefined) return false
    const details = purge.what === 'page' ? { path: purge.path } : {}
    await insertModerationEntries(transaction, [{ actorId: null, profileId, action: 'purge-caches', details }])
    return true
  })
}

/** The id of the profile; null where it is not about one. */
async function tell(db: Db, purge: Purge): Promise<string | null | undefined> {
  if (purge.what === 'profile') return purgeProfilePages(db, purge.handle)
  if (purge.what === 'page') await purgePage(db, purge.path)
  else await purgeAllPages(db)
  return null
}
