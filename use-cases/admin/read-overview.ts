import { countMessages, countSignUps, readMailHealth } from '#db/queries/admin/admin-overview.ts'
import { countProfileStates } from '#db/queries/admin/admin-profiles.ts'
import { countReports } from '#db/queries/admin/reports.ts'
import { countTerms } from '#db/queries/catalogue/unmatched-terms.ts'
import type { Overview } from '#domain/admin/admin-profiles.ts'
import { dayOf, lastDays } from '#domain/day.ts'
import { STATISTICS_DAYS } from '#domain/limits.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { readHostHealth } from '#use-cases/host/read-host-health.ts'

import { countAccounts } from './accounts.ts'
import { adminOf } from './admin-of.ts'
import { countFailures } from './failures.ts'

/** R139: the state of the site on one page. */
export async function readOverview(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  viewer: Viewer,
): Promise<Result<Overview>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const days = lastDays(now(), STATISTICS_DAYS.usual)
  const from = days[0] ?? dayOf(now())
  const [states, signUps, messages, openReports, failures, accounts, unmatchedTerms, jobs, mail, host] =
    await Promise.all([
      countProfileStates(db),
      countSignUps(db, from),
      countMessages(db, from),
      countReports(db, { open: true }),
      countFailures({ db, queue, now }),
      countAccounts(db),
      countTerms(db, { status: 'new' }),
      queue.health(),
      readMailHealth(db, dayOf(now())),
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
