import { countAbuseReports } from '#db/queries/admin/abuse-reports.ts'
import { countMessagesByDay, countSignUps, findOutboxHealth } from '#db/queries/admin/admin-overview.ts'
import { countProfileStates } from '#db/queries/admin/admin-profiles.ts'
import { countTermsForReview } from '#db/queries/catalogue/unmatched-terms.ts'
import { countDecisions } from '#db/queries/moderation/decisions.ts'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'
import { utcDay, lastUtcDays } from '#domain/day.ts'
import { STATISTICS_DAYS } from '#domain/limits.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { readHostHealth } from '#use-cases/host/read-host-health.ts'

import { countAccounts } from './accounts.ts'
import { countFailures } from './failures.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

/** R139: the state of the site on one page. */
export async function readOverview(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  viewer: Viewer,
): Promise<Result<AdminOverview>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const days = lastUtcDays(now(), STATISTICS_DAYS.usual)
  const from = days[0] ?? utcDay(now())
  const [states, signUps, messages, openReports, decisions, failures, accounts, unmatchedTerms, jobs, mail, host] =
    await Promise.all([
      countProfileStates(db),
      countSignUps(db, from),
      countMessagesByDay(db, from),
      countAbuseReports(db, { open: true }),
      countDecisions(db),
      countFailures({ db, queue, now }),
      countAccounts(db),
      countTermsForReview(db, { status: 'new' }),
      queue.health(),
      findOutboxHealth(db, utcDay(now())),
      readHostHealth({ db }),
    ])
  const signUpsOn = new Map(signUps.map((one) => [one.day, one.count]))
  const messagesOn = new Map(messages.map((one) => [one.day, one]))
  return ok({
    profiles: states.map((row) => ({
      expertStatus: row.expert_status,
      visibility: row.visibility,
      count: row.count,
    })),
    days: days.map((day) => ({
      day,
      signUps: signUpsOn.get(day) ?? 0,
      messages: messagesOn.get(day)?.count ?? 0,
      filtered: messagesOn.get(day)?.filtered ?? 0,
    })),
    openReports,
    openObjections: decisions.objections,
    failures,
    accounts,
    unmatchedTerms,
    queue: jobs.map(({ name, waiting, active, failed }) => ({ name, waiting, active, failed })),
    mail: {
      unsent: mail.unsent,
      failing: mail.failing,
      oldestUnsentOn: mail.oldest?.toISOString() ?? null,
      sentToday: mail.sent_today,
    },
    host,
  })
}
