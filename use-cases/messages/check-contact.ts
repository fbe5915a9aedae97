import { findSenderBlock } from '#db/queries/messages/sender-blocks.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { contactRefusal, refuseContact } from '#domain/policy/message-access.ts'
import { maySeeProfile } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { isExpertRow, isHirableRow, profileOwnership } from '#use-cases/profiles/present-profile.ts'

/** R85: whether the profile exists for the viewer, and whether they may write to it. */
export function checkContact(row: ProfileRow | undefined, viewer: Viewer, now: Date): Result<ProfileRow> {
  if (!row || !maySeeProfile(viewer, profileOwnership(row))) return fail('not_found', 'there is no such profile')
  const refusal = contactRefusal(viewer, {
    ...profileOwnership(row),
    isPublic: row.visibility === 'PUBLIC',
    hirable: isHirableRow(row, now),
    isExpert: isExpertRow(row),
  })
  return refusal ? refuseContact(refusal) : ok(row)
}

type Sender = { userId: string | null; email: string | null }

/** R90: refuses a blocked sender, and says so. */
export async function refuseBlockedSender(
  { db }: Pick<Deps, 'db'>,
  { profileId, ...sender }: Sender & { profileId: string },
): Promise<Result<undefined>> {
  const block = await findSenderBlock(db, { profileId, ...sender })
  return block ? refuseContact('sender_blocked') : ok(undefined)
}
