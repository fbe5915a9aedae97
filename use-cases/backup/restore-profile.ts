import type { Transaction } from 'kysely'

import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import type { Db } from '#db/connection.ts'
import { findUserByEmail } from '#db/queries/accounts/account-writes.ts'
import { findUser, findWorkspace } from '#db/queries/accounts/accounts.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { insertBackupRows } from '#db/queries/profiles/insert-backup-rows.ts'
import { storePlace } from '#db/queries/profiles/profile-terms.ts'
import { hasProfile, listOwnWorkIds, type ProfileOwner, replaceSkills } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import { insertUpload } from '#db/queries/uploads/uploads.ts'
import type { Database } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { normalizeHandle } from '#domain/profiles/handle.ts'
import { loadActiveCatalogue } from '#use-cases/catalogue/load-active-catalogue.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { claimHandle } from '#use-cases/profiles/claim-handle.ts'
import { catchRollback } from '#use-cases/rollback.ts'

import type { CheckedBackup } from './check-backup.ts'
import { findProfileInBackup, type BackupProfile, type BackupRow } from './find-profile-in-backup.ts'
import { type PictureRestoreResult, planPictureRestore } from './plan-picture-restore.ts'

type Options = {
  db: Db
  now: Date
  pictures: Pick<PictureStore, 'put'>
  handle: string
  /** The account that gets it; without it, its former owner. */
  to?: string | undefined
  /** Nothing is written. */
  dryRun: boolean
}

export type RestoredProfile = {
  handle: string
  name: string
  owner: string
  badges: number
  featured: number
  order: number
  picture: PictureRestoreResult
  /** What belonged to it in the backup and is not restored, by table. */
  left: Map<string, number>
}

/** R651: counted, derived from what is not restored, or known again. */
const RESET = new Set([
  'num_followers',
  'num_likes',
  'num_views',
  'version',
  'last_editor_id',
  'last_editor_since',
  'ranking_score',
  'ranking_version',
  'new_until',
  'card_version',
  'response_time_hours',
  'answer_rate',
  'city_slug',
  'country_code',
  'activated_at',
  'updated_at',
])

type Owner = { columns: ProfileOwner; name: string; userId: string | null; workspaceId: string | null }

/** R650: the account or workspace that gets the profile. */
async function findOwner(db: Db, { profile, ownerEmail }: BackupProfile, to: string | undefined): Promise<Owner> {
  const workspaceId = profile['owner_workspace_id']
  if (workspaceId) {
    if (to !== undefined) throw new BackupRefusal('It is the profile of a workspace, which no account can be given.')
    const workspace = await findWorkspace(db, workspaceId)
    if (!workspace) throw new BackupRefusal('The workspace that it belonged to is gone.')
    return { columns: { owner_workspace_id: workspaceId }, name: workspace.name, userId: null, workspaceId }
  }
  const user =
    to === undefined ? await findUser(db, profile['owner_user_id'] ?? '') : await findUserByEmail(db, to.toLowerCase())
  if (user) return { columns: { owner_user_id: user.id }, name: user.email, userId: user.id, workspaceId: null }
  throw new BackupRefusal(
    to === undefined
      ? `The account that it belonged to (${ownerEmail ?? 'unknown'}) is gone: name another one with --to EMAIL.`
      : `There is no account with the email ${to}.`,
  )
}

async function refuseExisting(db: Db, { profile }: BackupProfile, owner: Owner): Promise<void> {
  const same = await findProfileById(db, profile['id'] ?? '')
  if (same) throw new BackupRefusal(`The profile is not deleted: it is @${same.slug} now.`)
  if (await hasProfile(db, owner.columns))
    throw new BackupRefusal(`${owner.name} has a profile, and can have only one.`)
}

/** The row as it is written: a private draft, also if it was public; a suspended one stays so. */
function draftOf(
  profile: BackupRow,
  { columns, userId }: Owner,
  { now, picture }: { now: Date; picture: string | null },
): BackupRow {
  const kept = Object.fromEntries(Object.entries(profile).filter(([column]) => !RESET.has(column)))
  const sameOwner = userId === null || userId === profile['owner_user_id']
  return {
    ...kept,
    ...columns,
    // R226: messages are sent only to proven addresses.
    ...(!sameOwner && { inquiry_email_address: null, inquiry_email_verified_at: null }),
    profile_img: picture,
    visibility: 'PRIVATE',
    slug_was_public: String(profile['visibility'] === 'PUBLIC' || profile['slug_was_public'] === 't'),
    expert_status: profile['expert_status'] === 'SUSPENDED' ? 'SUSPENDED' : 'NOT_ACTIVATED',
    updated_at: now.toISOString(),
  }
}

type Writing = { found: BackupProfile; owner: Owner; draft: BackupRow; now: Date; handle: string; backupOf: string }

/** In the caller's transaction; returns what was written of its works. */
async function writeRows(db: Transaction<Database>, { found, owner, draft, now, handle, backupOf }: Writing) {
  const id = found.profile['id'] ?? ''
  // Checked again, since a concurrent request may have been faster.
  await refuseExisting(db, found, owner)
  await claimHandle(db, { handle, profileId: id, now })
  await insertBackupRows(db, 'profile', [draft])
  await insertBackupRows(db, 'badge', found.badges)
  const works = [...found.featured, ...found.order].flatMap(({ asset_id: asset }) => asset ?? [])
  const own = new Set(await listOwnWorkIds(db, owner, works))
  const isOwn = ({ asset_id: asset }: BackupRow) => own.has(asset ?? '')
  const [featured, order] = [found.featured.filter(isOwn), found.order.filter(isOwn)]
  await insertBackupRows(db, 'featured_asset', featured)
  await insertBackupRows(db, 'site_order', order)
  const row = await findProfileById(db, id)
  if (!row) throw new Error(`The profile ${id} is gone while it is restored.`)
  // R273: by the catalogue of today.
  const catalogue = await loadActiveCatalogue(db)
  await replaceSkills(db, id, catalogue.listedUnder(row.skills))
  await storePlace(db, id, catalogue.resolveLocation({ city: row.city, country: row.country }))
  await refreshListing(db, id, { now })
  const entry = { actorId: null, profileId: id, action: 'restore-profile', details: { handle, backupOf } } as const
  await insertModerationEntries(db, [{ ...entry, ...(owner.userId && { accountId: owner.userId }) }])
  return { featured: featured.length, order: order.length, lost: works.length - featured.length - order.length }
}

/** Rows of an older release may not fit a newer constraint. */
function asRefusal(error: unknown): unknown {
  const constraint = violatedConstraint(error)
  return constraint ? new BackupRefusal(`The profile cannot be restored: its rows do not fit ${constraint}.`) : error
}

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/** R650 to R652: writes a deleted profile as it was in a backup, all of it or nothing. */
export async function restoreProfile(path: string, backup: CheckedBackup, options: Options): Promise<RestoredProfile> {
  const { db, now, pictures, to, dryRun } = options
  const handle = normalizeHandle(options.handle.replace(/^@/, ''))
  const found = await findProfileInBackup(path, backup, handle)
  if (!found) throw new BackupRefusal(`The backup has no profile @${handle}.`)
  const owner = await findOwner(db, found, to)
  await refuseExisting(db, found, owner)
  const picture = planPictureRestore(found, { pictures, userId: owner.userId, now })
  const draft = draftOf(found.profile, owner, { now, picture: picture.address })
  // Before the rows: a picture without a row only takes room, a row without its picture is a broken page.
  if (!dryRun) await picture.store?.()
  let works = { featured: 0, order: 0, lost: 0 }
  const work = async (transaction: Transaction<Database>) => {
    if (picture.row) await insertUpload(transaction, picture.row)
    works = await writeRows(transaction, { found, owner, draft, now, handle, backupOf: backup.head.createdAt })
    if (dryRun) throw new DryRun()
  }
  try {
    const done = await catchRollback(() => db.transaction().execute(work))
    if (!done.ok) throw new BackupRefusal(`@${handle} cannot be restored: ${done.error.detail}.`)
  } catch (error) {
    if (!(error instanceof DryRun)) throw asRefusal(error)
  }
  const left = new Map(found.others)
  if (works.lost > 0) left.set('works that are gone', works.lost)
  const { featured, order } = works
  const counts = { badges: found.badges.length, featured, order }
  return { handle, name: found.profile['name'] ?? '', owner: owner.name, ...counts, picture: picture.fate, left }
}
