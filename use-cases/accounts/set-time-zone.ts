import { updateTimeZone as writeTimeZone } from '#db/queries/accounts/accounts.ts'
import { timeZoneSchema } from '#domain/accounts/time-zone-schema.ts'
import type { Me } from '#domain/profiles/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { readMe } from './read-me.ts'

/** R669: the zone in which the account reads times. What a browser detects never replaces what is known. */
export async function setTimeZone(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<Me>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = timeZoneSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { timeZone, detected } = parsed.data
  await writeTimeZone(db, { id: viewer.userId, timeZone, onlyIfUnknown: detected })
  return ok(await readMe({ db }, viewer))
}
