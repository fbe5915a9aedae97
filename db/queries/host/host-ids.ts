import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { RELEASED_EMAIL_SUFFIX } from '#db/queries/accounts/account-writes.ts'

/** What the site builder calls an account: its id, unless it has another one there. */
export const hostIdOfUserSql = sql<string>`coalesce("user".host_id, "user".id)`

/**
 * R477: whether an account was never linked to the site builder: it can be signed in to here, or could until
 * it yielded its email, and it was neither reported nor joined.
 */
const unproven = sql<boolean>`("user".host_id is null
  and ("user".email like ${`%${RELEASED_EMAIL_SUFFIX}`} or exists (select from account where user_id = "user".id))
  and not exists (select from account where user_id = "user".id and provider_id <> 'credential' and account_id = "user".id)
  and not exists (select from host_entry where kind = 'user' and host_entry.id = "user".id))`

type Known = {
  /** Ids here by ids at the site builder. */
  local: Map<string, string>
  /** Those of the ids that an account here has, whatever it is called there. */
  taken: Set<string>
}

/**
 * In one statement: an account that is parted from its id meanwhile would otherwise be neither unproven nor somebody
 * else. @param proven leaves out those that are unproven
 */
export async function findUsersByHostIds(db: Db, hostIds: string[], { proven = false } = {}): Promise<Known> {
  const rows = await db
    .selectFrom('user')
    .where(sql<boolean>`(${hostIdOfUserSql} = any(${hostIds}::text[]) or id = any(${hostIds}::text[]))`)
    .select(['id', hostIdOfUserSql.as('hostId'), (proven ? unproven : sql<boolean>`false`).as('isUnproven')])
    .execute()
  const local = rows.flatMap((row) => (row.isUnproven ? [] : [[row.hostId, row.id] as const]))
  return { local: new Map(local), taken: new Set(rows.map((row) => row.id)) }
}

/** What the site builder calls these accounts; without those that are gone. */
export async function findHostIdsOfUsers(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('user')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .select(['id', hostIdOfUserSql.as('hostId')])
    .execute()
  return new Map(rows.map((row) => [row.id, row.hostId]))
}

/** From now on reports about this id of the site builder are about this account. */
export async function setHostId(db: Db, { userId, hostId }: { userId: string; hostId: string }): Promise<void> {
  await db
    .updateTable('user')
    .set({ host_id: hostId === userId ? null : hostId })
    .where('id', '=', userId)
    .execute()
}

/** An account that is not the one whom the site builder calls by its id: no id there has a '~'. */
export const placeholderHostId = (userId: string) => `~${userId}`
