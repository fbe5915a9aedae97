import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { type ColumnOf, type NameSeenBy, STORED_FIELDS } from '#domain/profiles/profile-fields.ts'

type Stored<Name extends NameSeenBy<'everyone' | 'editors'>> = { [One in Name]: ProfileRow[ColumnOf<One>] }

/** The stored fields that these viewers see. */
export function presentStored<By extends 'everyone' | 'editors'>(row: ProfileRow, seenBy: By): Stored<NameSeenBy<By>> {
  const seen = STORED_FIELDS.filter((field) => field.seenBy === seenBy)
  return Object.fromEntries(seen.map(({ name, column }) => [name, row[column]])) as Stored<NameSeenBy<By>>
}
