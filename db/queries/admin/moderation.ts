import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { type AuditedAction, OPERATOR_ACTIONS } from '#domain/admin/moderation-action.ts'

type Entry = {
  /** Null for an operator at the command line. */
  actorId: string | null
  /** Null for acts that concern no single profile. */
  profileId: string | null
  /** For acts that concern an account. */
  accountId?: string
  action: AuditedAction
  reason?: string
  details?: Record<string, unknown>
}

export async function insertModerationEntries(db: Db, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('moderation_entry')
    .values(
      entries.map(({ actorId, profileId, accountId, action, reason, details = {} }) => ({
        id: newId(),
        actor_id: actorId,
        profile_id: profileId,
        account_id: accountId ?? null,
        action,
        reason: reason ?? null,
        details: JSON.stringify(details),
      })),
    )
    .execute()
}

/** Entries with the admin's name, newest first. */
function selectEntries(db: Db, limit: number) {
  return db
    .selectFrom('moderation_entry')
    .leftJoin('user', 'user.id', 'moderation_entry.actor_id')
    .select([
      'moderation_entry.id',
      'moderation_entry.action',
      'moderation_entry.reason',
      'moderation_entry.details',
      'moderation_entry.created_at',
      'user.name as actor_name',
    ])
    .orderBy('moderation_entry.created_at', 'desc')
    .orderBy('moderation_entry.id', 'desc')
    .limit(limit)
}

/** Entries about one profile. */
export function listProfileModerationEntries(db: Db, { profileId, limit }: { profileId: string; limit: number }) {
  return selectEntries(db, limit).where('moderation_entry.profile_id', '=', profileId).execute()
}

/** Entries about accounts, the newest of each. */
export function listAccountModerationEntries(db: Db, { accountIds, limit }: { accountIds: string[]; limit: number }) {
  return db
    .selectFrom('user as account')
    .where('account.id', 'in', accountIds)
    .innerJoinLateral(
      () =>
        selectEntries(db, limit).where('moderation_entry.account_id', '=', sql.ref<string>('account.id')).as('entry'),
      (join) => join.onTrue(),
    )
    .selectAll('entry')
    .select('account.id as account_id')
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .execute()
}

/** Entries about no single profile. */
export function listModerationEntriesByAction(db: Db, { actions, limit }: { actions: AuditedAction[]; limit: number }) {
  return selectEntries(db, limit).where('moderation_entry.action', 'in', actions).execute()
}

/** When admins last did any of these; without a list, anything. Acts of operators are not public (R148). */
export async function findNewestModerationDate(db: Db, actions?: AuditedAction[]): Promise<Date | undefined> {
  const row = await db
    .selectFrom('moderation_entry')
    .where('action', 'not in', OPERATOR_ACTIONS)
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .select((eb) => eb.fn.max('created_at').as('newest'))
    .executeTakeFirst()
  return row?.newest ?? undefined
}

/** Number of admins' acts by quarter (UTC, as `2026-Q1`), action and target. */
export async function countModerationByQuarter(db: Db) {
  const { rows } = await sql<{ quarter: string; action: string; result: string | null; acts: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-"Q"Q') as quarter, action,
      case when action in ('visibility', 'expert-status', 'close-report', 'decide-objection') then details ->> 'to' end as result,
      count(*)::integer as acts
    from moderation_entry
    where action <> all(${OPERATOR_ACTIONS}::text[])
    group by 1, 2, 3
    order by 1 desc, 2, 3
  `.execute(db)
  return rows
}
