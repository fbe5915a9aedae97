import type { Insertable, Selectable, Updateable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

const COLUMNS = [
  'key',
  'user_id',
  'purpose',
  'content_type',
  'size',
  'crop_x',
  'crop_y',
  'crop_size',
  'state',
  'public_url',
  'width',
  'height',
  'expires_at',
] as const

export type UploadRow = Pick<Selectable<Database['upload']>, (typeof COLUMNS)[number]>

type Change = { key: string; now: Date }

/** A change by the process that holds the claim. */
type Claimed = Change & { claim: string }

export async function insertUpload(db: Db, row: Insertable<Database['upload']>): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

export function findUpload(db: Db, key: string): Promise<UploadRow | undefined> {
  return db.selectFrom('upload').where('key', '=', key).select(COLUMNS).executeTakeFirst()
}

export function findUploadByAddress(
  db: Db,
  { userId, address }: { userId: string; address: string },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('upload')
    .where('public_url', '=', address)
    .where('user_id', '=', userId)
    .select(COLUMNS)
    .executeTakeFirst()
}

/**
 * Returns true for exactly one concurrent caller, who may process the upload. A claim that was not renewed since
 * `expiredBefore` died with its process, and can be taken over.
 */
export async function claimUpload(
  db: Db,
  { key, now, claim, expiredBefore }: Claimed & { expiredBefore: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('upload')
    .set({ state: 'received', claim, touched_at: now })
    .where('key', '=', key)
    .where((eb) =>
      eb.or([eb('state', '=', 'issued'), eb.and([eb('state', '=', 'received'), eb('touched_at', '<', expiredBefore)])]),
    )
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** R529: false when the claim was taken over; nothing is changed then. */
async function changeClaimed(
  db: Db,
  { key, claim }: Pick<Claimed, 'key' | 'claim'>,
  set: Updateable<Database['upload']>,
): Promise<boolean> {
  const changed = await db
    .updateTable('upload')
    .set(set)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('state', '=', 'received')
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Keeps a claim from expiring while the upload is processed. */
export function renewUploadClaim(db: Db, { now, ...claimed }: Claimed): Promise<boolean> {
  return changeClaimed(db, claimed, { touched_at: now })
}

export function markUploadStored(
  db: Db,
  { now, width, height, ...claimed }: Claimed & { width: number; height: number },
): Promise<boolean> {
  return changeClaimed(db, claimed, { state: 'stored', width, height, touched_at: now })
}

/** Returns the upload to its state before the claim. */
export function releaseUploadClaim(db: Db, { now, ...claimed }: Claimed): Promise<boolean> {
  return changeClaimed(db, claimed, { state: 'issued', touched_at: now })
}

export function markUploadRefused(db: Db, { now, ...claimed }: Claimed): Promise<boolean> {
  return changeClaimed(db, claimed, { state: 'refused', touched_at: now })
}

/** Assigns a finished upload of this account to a profile; false if the account has no upload at that address. */
export async function markUploadUsed(
  db: Db,
  { address, userId, now }: { address: string; userId: string; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('upload')
    .set({ state: 'used', touched_at: now })
    .where('public_url', '=', address)
    .where('user_id', '=', userId)
    .where('state', 'in', ['stored', 'used'])
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** A profile no longer uses this picture: from now on it waits to be removed. */
export async function markUploadUnused(db: Db, { address, now }: { address: string; now: Date }): Promise<void> {
  await db.updateTable('upload').set({ touched_at: now }).where('public_url', '=', address).execute()
}

type Idle = { expiredBefore: Date; untouchedSince: Date; after: string; limit: number }

/**
 * Unfinished uploads, and pictures that no profile shows, in the order of their keys. From then on no profile can use
 * them: as refused uploads that have expired, they are found again until their rows are deleted.
 */
export function retireIdleUploads(
  db: Db,
  { expiredBefore, untouchedSince, after, limit }: Idle,
): Promise<Pick<UploadRow, 'key' | 'purpose'>[]> {
  return db
    .with('idle', (cte) =>
      cte
        .selectFrom('upload')
        .where('key', '>', after)
        .where((eb) =>
          eb.or([
            eb.and([eb('state', 'in', ['issued', 'received', 'refused']), eb('expires_at', '<', expiredBefore)]),
            eb.and([
              eb('state', 'in', ['stored', 'used']),
              eb('touched_at', '<', untouchedSince),
              eb.not(
                eb.exists(
                  eb.selectFrom('profile').whereRef('profile.profile_img', '=', 'upload.public_url').select('id'),
                ),
              ),
            ]),
          ]),
        )
        .orderBy('key')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .select('key'),
    )
    .with('retired', (cte) =>
      cte
        .updateTable('upload')
        .from('idle')
        .whereRef('upload.key', '=', 'idle.key')
        .set({ state: 'refused', width: null, height: null })
        .returning(['upload.key', 'upload.purpose']),
    )
    .selectFrom('retired')
    .select(['key', 'purpose'])
    .orderBy('key')
    .execute()
}

export async function deleteUploads(db: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('upload').where('key', 'in', keys).execute()
}
