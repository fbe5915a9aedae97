import type { Updateable } from 'kysely'

import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import type { ProfileFields } from '#domain/profiles/profile-input.ts'

/** R28: not hirable pauses an active expert, hirable resumes a paused one. */
export function hirableColumns(
  fields: Pick<ProfileFields, 'public' | 'hirable'>,
  before: Pick<ProfileRow, 'expert_status'>,
): Updateable<Database['profile']> {
  const status = before.expert_status
  return {
    ...(fields.public !== undefined && { visibility: fields.public ? 'PUBLIC' : 'PRIVATE' }),
    ...(fields.hirable !== undefined && { wants_hirable: fields.hirable }),
    ...(fields.hirable === false && status === 'ACTIVE' && { expert_status: 'PAUSED' }),
    ...(fields.hirable === true && status === 'PAUSED' && { expert_status: 'ACTIVE' }),
  }
}
