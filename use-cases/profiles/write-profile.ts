import type { Db } from '#db/connection.ts'
import {
  listOwnWorkIds,
  replaceFeaturedWork,
  replaceSkills,
  updateProfile,
} from '#db/queries/profiles/profile-writes.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { hasPublicMarketplaceWork } from '#db/queries/profiles/reported-work.ts'
import { markUploadUnused, markUploadUsed } from '#db/queries/uploads/uploads.ts'
import { isInquiryAddressVerified } from '#domain/messages/inquiry-address.ts'
import type { ProfileFields } from '#domain/profiles/profile-input.ts'
import { refuseMakeHirable, refuseMakePublic } from '#domain/profiles/requirements/missing-requirements.ts'
import { allRequirementsMet } from '#domain/profiles/requirements/requirements.ts'
import { fail, failField } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { findUnmatchedTerms } from '#use-cases/catalogue/find-unmatched-terms.ts'
import { recordUnmatchedTerms } from '#use-cases/catalogue/record-unmatched-terms.ts'
import type { Deps } from '#use-cases/deps.ts'
import { requestInquiryAddressConfirmation, type InquiryAddressDeps } from '#use-cases/messages/inquiry-address.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { changeHandle } from './claim-handle.ts'
import { hirableColumns } from './hirable-columns.ts'
import { isHirableRow, profileRequirements } from './present-profile.ts'
import { profileColumns } from './profile-columns.ts'
import { rereadProfile } from './reread-profile.ts'

type Write = {
  deps: Pick<Deps, 'catalogue' | 'handleChanges'> & InquiryAddressDeps
  /** The writer: a picture must be their own upload. */
  viewer: Extract<Viewer, { kind: 'account' }>
  before: ProfileRow
  fields: ProfileFields
}

function ownerOf(row: ProfileRow) {
  return { userId: row.owner_user_id, workspaceId: row.owner_workspace_id }
}

async function checkFeatured(
  db: Db,
  before: ProfileRow,
  featured: NonNullable<ProfileFields['featuredAssets']>,
): Promise<void> {
  const ids = featured.map((one) => one.assetId)
  const own = new Set(await listOwnWorkIds(db, ownerOf(before), ids))
  if (new Set(ids).size < ids.length || ids.some((id) => !own.has(id))) {
    const refused = {
      field: 'featuredAssets',
      code: 'foreign_highlight',
      text: 'Choose from your own work, each piece once.',
    } as const
    throw new Rollback(failField('validation_failed', 'check featuredAssets', refused))
  }
}

/** R27, R78: a picture is a finished upload of the writer, or the current one. */
async function changePicture(db: Db, { deps, viewer, before, fields }: Write): Promise<void> {
  const picture = fields.profileImg
  if (picture === undefined || picture === before.profile_img) return
  const now = deps.now()
  if (picture && !(await markUploadUsed(db, { address: picture, userId: viewer.userId, now }))) {
    const refused = { field: 'profileImg', code: 'picture_not_uploaded', text: 'Upload the picture first.' } as const
    throw new Rollback(failField('validation_failed', 'check profileImg', refused))
  }
  if (before.profile_img) await markUploadUnused(db, { address: before.profile_img, now })
}

/** Checks the requested visibility and hirability against the changed profile, before the transaction commits. */
async function checkState(
  db: Db,
  { deps, before, after, fields }: Omit<Write, 'viewer'> & { after: ProfileRow },
): Promise<void> {
  const now = deps.now()
  const { public: forPublic, hirable } = profileRequirements(after, now)
  if (fields.public === true && before.visibility === 'PRIVATE' && !allRequirementsMet(forPublic)) {
    throw new Rollback(refuseMakePublic(forPublic))
  }
  if (
    fields.public === false &&
    before.visibility === 'PUBLIC' &&
    (await hasPublicMarketplaceWork(db, ownerOf(before)))
  ) {
    throw new Rollback(fail('public_assets_exist', 'the profile has public marketplace assets'))
  }
  // R28: an edit may remove a requirement, but not turn hirable on without all of them.
  if (fields.hirable === true && !allRequirementsMet(hirable) && !isHirableRow(before, now)) {
    throw new Rollback(refuseMakeHirable(hirable))
  }
}

/** R88: mails a confirmation link to a new address that is not the account's own. */
async function requestAddressConfirmation(db: Db, { deps, before, fields }: Omit<Write, 'viewer'>): Promise<void> {
  const address = fields.inquiryEmailAddress
  if (!address || address === before.inquiry_email_address) return
  if (isInquiryAddressVerified({ inquiry: address, verifiedAt: null, account: before.owner_email })) return
  const profile = { ...before, slug: fields.slug ?? before.slug }
  const requested = await requestInquiryAddressConfirmation(deps, db, { profile, address })
  if (!requested.ok) throw new Rollback(requested)
}

/**
 * Writes the fields into an existing, locked profile, all or nothing: a refusal throws and rolls back. Returns the
 * changed profile.
 */
export async function writeProfile(db: Db, { deps, viewer, before, fields }: Write): Promise<ProfileRow> {
  const now = deps.now()
  await changePicture(db, { deps, viewer, before, fields })
  if (fields.featuredAssets) await checkFeatured(db, before, fields.featuredAssets)
  if (fields.slug !== undefined && fields.slug !== before.slug) {
    await changeHandle(db, { before, handle: fields.slug, most: viewer.isAdmin ? undefined : deps.handleChanges, now })
  }
  await updateProfile(
    db,
    { id: before.id, editorId: viewer.userId },
    {
      ...profileColumns(fields, { catalogue: deps.catalogue, now, before }),
      ...hirableColumns(fields, before),
      updated_at: now,
    },
  )
  if (fields.skills) {
    await replaceSkills(db, before.id, deps.catalogue.listedUnder(fields.skills))
  }
  if (fields.featuredAssets) await replaceFeaturedWork(db, before.id, fields.featuredAssets)
  await recordUnmatchedTerms(db, findUnmatchedTerms(fields, deps.catalogue), { now })
  const after = await rereadProfile(db, before.id)
  await checkState(db, { deps, before, after, fields })
  await requestAddressConfirmation(db, { deps, before, fields })
  return after
}
