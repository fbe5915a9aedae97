import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Db } from '#db/connection.ts'
import { PAGE_SIZE } from '#domain/limits.ts'

/** Accounts with their number of sessions, and the profiles that they own or manage. */
function selectAccounts(db: Db, now: Date) {
  return db
    .selectFrom('user')
    .select((eb) => [
      'user.id',
      'user.name',
      'user.email',
      'user.email_verified',
      'user.role',
      'user.two_factor_enabled',
      'user.created_at',
      'user.last_sign_in_at',
      'user.locked_at',
      'user.lock_reason',
      eb
        .selectFrom('session')
        .whereRef('session.user_id', '=', 'user.id')
        .where('session.expires_at', '>', now)
        .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .as('sessions'),
      jsonArrayFrom(
        eb
          .selectFrom('profile')
          .where((profile) =>
            profile.or([
              profile('profile.owner_user_id', '=', profile.ref('user.id')),
              profile(
                'profile.owner_workspace_id',
                'in',
                profile
                  .selectFrom('workspace_member')
                  .whereRef('workspace_member.user_id', '=', 'user.id')
                  .where('workspace_member.role', '=', 'owner')
                  .select('workspace_member.workspace_id'),
              ),
            ]),
          )
          .select(['profile.slug', 'profile.name'])
          .orderBy('profile.slug'),
      ).as('profiles'),
    ])
    .orderBy('user.created_at', 'desc')
    .orderBy('user.id', 'desc')
}

export function findAccountsByEmail(db: Db, { email, now }: { email: string; now: Date }) {
  return selectAccounts(db, now).where('user.email', '=', email).execute()
}

export function findAccountsById(db: Db, { ids, now }: { ids: string[]; now: Date }) {
  return selectAccounts(db, now).where('user.id', 'in', ids).execute()
}

/** The owner of a person's profile, or all owners of a workspace. */
export function findAccountsOfProfile(db: Db, { profileId, now }: { profileId: string; now: Date }) {
  return selectAccounts(db, now)
    .where('user.id', 'in', (eb) =>
      eb
        .selectFrom('profile')
        .leftJoin('workspace_member', (join) =>
          join
            .onRef('workspace_member.workspace_id', '=', 'profile.owner_workspace_id')
            .on('workspace_member.role', '=', 'owner'),
        )
        .where('profile.id', '=', profileId)
        .select((one) => one.fn.coalesce('profile.owner_user_id', 'workspace_member.user_id').as('id')),
    )
    .limit(PAGE_SIZE)
    .execute()
}

export type AccountRow = Awaited<ReturnType<typeof findAccountsById>>[number]

/** Locks the account and returns its role. */
export function lockAccountRow(db: Db, id: string) {
  return db.selectFrom('user').where('id', '=', id).select(['id', 'role']).forUpdate().executeTakeFirst()
}
