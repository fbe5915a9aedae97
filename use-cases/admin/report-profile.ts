import { findUser } from '#db/queries/accounts/accounts.ts'
import { insertProfileReport } from '#db/queries/admin/abuse-reports.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { newAbuseReportSchema, type SentAbuseReport } from '#domain/admin/abuse-report-schemas.ts'
import { networkOf } from '#domain/network.ts'
import { refuseContact } from '#domain/policy/message-access.ts'
import { maySeeProfile, viewerRole } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

import { storeUnconfirmedReport } from './confirm-profile-report.ts'

type ReportDeps = Pick<Deps, 'db' | 'limits' | 'queue' | 'site' | 'signer' | 'now'>

type Reporter = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** R226: limited per account and also per network, which a new account does not reset; for guests, per network only. */
function takeReport(deps: ReportDeps, reporter: Reporter | undefined, address: string): Promise<Result<undefined>> {
  const network = networkOf(address)
  const message = 'you have sent as many reports as one may in an hour'
  if (!reporter) return consumeLimitsOrFail(deps, [{ name: 'reports', key: network, message }])
  return consumeLimitsOrFail(deps, [
    { name: 'reports', key: reporter.id, message },
    { name: 'reportsFromNetwork', key: network, message: 'too many reports came from your network' },
    // The confirmation mail may reach a stranger, so it counts as such a mail.
    ...(reporter.email_verified
      ? []
      : [{ name: 'accountMails' as const, key: `report ${mailboxLimitKey(reporter.email)}`, message }]),
  ])
}

/** R147: anyone who sees a profile may report it; its owner may not. */
export async function reportProfile(
  deps: ReportDeps,
  viewer: Viewer,
  { slug, input, address }: { slug: string; input: unknown; address: string },
): Promise<Result<SentAbuseReport>> {
  const profile = await findProfileByHandle(deps.db, slug)
  if (!profile || !maySeeProfile(viewer, profileOwnership(profile)))
    return fail('not_found', 'there is no such profile')
  if (viewerRole(viewer, profileOwnership(profile)) === 'OWNER') return refuseContact('own_profile')
  const parsed = newAbuseReportSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const reporter = viewer.kind === 'account' ? await findUser(deps.db, viewer.userId) : undefined
  const allowed = await takeReport(deps, reporter, address)
  if (!allowed.ok) return allowed
  if (reporter && !reporter.email_verified) return storeUnconfirmedReport(deps, { profile, reporter, ...parsed.data })
  const report = { profileId: profile.id, reporterId: reporter?.id ?? null, ...parsed.data }
  await insertProfileReport(deps.db, { ...report, now: deps.now() })
  return ok({ status: 'received' })
}
