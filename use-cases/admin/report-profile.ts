import { insertReport } from '#db/queries/reports.ts'
import { maySeeProfile, viewerStanding } from '#domain/policy/profile-access.ts'
import { newReportSchema } from '#domain/report-desk.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findByHandle } from '#use-cases/find-by-handle.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { tooOften } from '#use-cases/messages/sending-limits.ts'
import { ownershipOf } from '#use-cases/present-profile.ts'

/** R147: anyone who sees a profile may report it; its owner may not. */
export async function reportProfile(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  viewer: Viewer,
  { slug, input, address }: { slug: string; input: unknown; address: string },
): Promise<Result<{ status: 'received' }>> {
  const profile = await findByHandle(db, slug)
  if (!profile || !maySeeProfile(viewer, ownershipOf(profile))) return fail('not_found', 'there is no such profile')
  if (viewerStanding(viewer, ownershipOf(profile)) === 'OWNER') return fail('forbidden', 'this profile is your own')
  const parsed = newReportSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const reporterId = viewer.kind === 'account' ? viewer.userId : null
  const wait = await limits.hit('reports', reporterId ?? address)
  if (wait !== undefined) return tooOften('you have sent as many reports as one may in an hour', wait)
  await insertReport(db, { profileId: profile.id, reporterId, ...parsed.data, now: now() })
  return ok({ status: 'received' })
}
