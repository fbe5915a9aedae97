import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { type StoredFieldColumn, type FieldNameSeenBy, STORED_PROFILE_FIELDS } from '#domain/profiles/profile-fields.ts'

type Stored<Name extends FieldNameSeenBy<'everyone' | 'editors'>> = {
  [One in Name]: ProfileRow[StoredFieldColumn<One>]
}

/** The stored fields that these viewers see. */
export function presentStored<By extends 'everyone' | 'editors'>(
  row: ProfileRow,
  seenBy: By,
): Stored<FieldNameSeenBy<By>> {
  const seen = STORED_PROFILE_FIELDS.filter((field) => field.seenBy === seenBy)
  return Object.fromEntries(seen.map(({ name, column }) => [name, row[column]])) as Stored<FieldNameSeenBy<By>>
}
