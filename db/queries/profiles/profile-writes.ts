import type { Insertable, Updateable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

export async function insertProfile(db: Db, profile: Insertable<Database['profile']>): Promise<void> {
  await db.insertInto('profile').values(profile).execute()
}

/** Every edit increases the version, which is the ETag, and records its editor. */
export async function updateProfile(
  db: Db,
  { id, editorId }: { id: string; editorId: string },
  changes: Updateable<Database['profile']>,
): Promise<void> {
  await db
    .updateTable('profile')
    .set((eb) => ({
      ...changes,
      last_editor_id: editorId,
      last_editor_since: eb
        .case()
        .when('last_editor_id', '=', editorId)
        .then(eb.ref('last_editor_since'))
        .else(eb('version', '+', 1))
        .end(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Catalogue entries of the typed skills, in the owner's order. */
export async function replaceSkills(db: Db, profileId: string, slugs: string[]): Promise<void> {
  await db.deleteFrom('profile_skill').where('profile_id', '=', profileId).execute()
  if (slugs.length === 0) return
  await db
    .insertInto('profile_skill')
    .values(slugs.map((slug, position) => ({ profile_id: profileId, skill_slug: slug, position })))
    .execute()
}

export async function replaceFeaturedWork(
  db: Db,
  profileId: string,
  featured: { assetId: string; caption: string }[],
): Promise<void> {
  await db.deleteFrom('featured_asset').where('profile_id', '=', profileId).execute()
  if (featured.length === 0) return
  await db
    .insertInto('featured_asset')
    .values(
      featured.map(({ assetId, caption }, position) => ({
        profile_id: profileId,
        asset_id: assetId,
        caption,
        position,
      })),
    )
    .execute()
}

export type ProfileOwner = { owner_user_id: string } | { owner_workspace_id: string }

export async function hasProfile(db: Db, owner: ProfileOwner): Promise<boolean> {
  const row = await db
    .selectFrom('profile')
    .where((eb) => eb.and(owner))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

type Owner = { userId: string | null; workspaceId: string | null }

/** Which of these assets are the owner's. */
export async function listOwnWorkIds(db: Db, { userId, workspaceId }: Owner, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('asset')
    .where('id', 'in', ids)
    .where((eb) => (userId === null ? eb('owner_workspace_id', '=', workspaceId) : eb('owner_user_id', '=', userId)))
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function insertBadge(db: Db, badge: Insertable<Database['badge']>): Promise<void> {
  await db.insertInto('badge').values(badge).execute()
}

/** Confirms the address; undefined when the profile has another one by now. Confirming again changes nothing. */
export function verifyInquiryAddress(
  db: Db,
  { profileId, address, now }: { profileId: string; address: string; now: Date },
): Promise<{ slug: string } | undefined> {
  return db
    .updateTable('profile')
    .set((eb) => ({ inquiry_email_verified_at: eb.fn.coalesce('inquiry_email_verified_at', eb.val(now)) }))
    .where('id', '=', profileId)
    .where('inquiry_email_address', '=', address)
    .returning('slug')
    .executeTakeFirst()
}

/** The profile that messages to this address are for; undefined when it has another address by now. */
export function findInquiryAddress(db: Db, { profileId, address }: { profileId: string; address: string }) {
  return db
    .selectFrom('profile')
    .where('id', '=', profileId)
    .where('inquiry_email_address', '=', address)
    .select(['slug', 'inquiry_email_verified_at'])
    .executeTakeFirst()
}

/** Listings, counts, marks and statistics go with it, by trigger and by cascade. */
export async function deleteProfileRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('profile').where('id', '=', id).execute()
}
