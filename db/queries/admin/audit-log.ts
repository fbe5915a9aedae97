import { sql, type SqlBool } from 'kysely'

import type { Db } from '#db/connection.ts'
import { escapeLike } from '#db/queries/escape-like.ts'
import type { AuditedAction } from '#domain/admin/moderation-action.ts'
import { DAY_MS } from '#domain/limits.ts'

/** Days in UTC, both included. */
export type AuditFilter = {
  action?: AuditedAction | undefined
  person: string
  from?: string | undefined
  to?: string | undefined
}

function matching(db: Db, { action, person, from, to }: AuditFilter) {
  const part = `%${escapeLike(person)}%`
  return db
    .selectFrom('moderation_entry')
    .leftJoin('user as actor', 'actor.id', 'moderation_entry.actor_id')
    .leftJoin('user as account', 'account.id', 'moderation_entry.account_id')
    .leftJoin('profile', 'profile.id', 'moderation_entry.profile_id')
    .$if(action !== undefined, (query) => query.where('moderation_entry.action', '=', action ?? ''))
    .$if(from !== undefined, (query) => query.where('moderation_entry.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) =>
      query.where('moderation_entry.created_at', '<', new Date(new Date(to ?? 0).getTime() + DAY_MS)),
    )
    .$if(person !== '', (query) =>
      query.where(
        sql<SqlBool>`(lower(actor.name) like ${part} or lower(actor.email) like ${part} or lower(account.name) like ${part}
          or lower(account.email) like ${part} or lower(profile.name) like ${part} or lower(profile.slug) like ${part})`,
      ),
    )
}

/** R601: acts of admins and operators, newest first. */
export function listAuditEntries(
  db: Db,
  { filter, limit, offset = 0 }: { filter: AuditFilter; limit: number; offset?: number },
) {
  return matching(db, filter)
    .select([
      'moderation_entry.id',
      'moderation_entry.action',
      'moderation_entry.reason',
      'moderation_entry.details',
      'moderation_entry.created_at',
      'actor.name as actor_name',
      'actor.email as actor_email',
      'account.email as account_email',
      'profile.slug as profile_slug',
    ])
    .orderBy('moderation_entry.created_at', 'desc')
    .orderBy('moderation_entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Counts no further than `limit`. */
export async function countAuditEntries(
  db: Db,
  { filter, limit }: { filter: AuditFilter; limit: number },
): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('moderation_entry.id').limit(limit).as('found'))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}
