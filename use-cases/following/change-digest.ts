import { findDigestSetting, setDigestWanted } from '#db/queries/following/news-readers.ts'
import { type DigestSetting, digestChangeSchema } from '#domain/following/following.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

/** Whether the viewer gets the weekly mail. */
export async function readDigestSetting({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Result<DigestSetting>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const row = await findDigestSetting(db, viewer.userId)
  return ok({ weekly: row?.weekly ?? false, emailVerified: row?.email_verified ?? false })
}

/** R133: turns the weekly mail on or off; it is off by default. */
export async function changeDigest(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<DigestSetting>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = digestChangeSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  await setDigestWanted(deps.db, viewer.userId, parsed.data.weekly)
  return readDigestSetting(deps, viewer)
}
