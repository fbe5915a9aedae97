import type { z } from 'zod'

import type { FailedJob } from '#adapters/queue/queue-state.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { findUnsentMail } from '#db/queries/mail/mails.ts'
import { countStrandedMails, listStrandedMails, findMailRecipients } from '#db/queries/mail/stranded-mails.ts'
import { type AdminFailure, type AdminFailures, failureRetrySchema } from '#domain/admin/failures.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { requireAdminViewer } from './require-admin-viewer.ts'

/** Enough to see what is wrong: what fails by the thousand fails for one reason. */
const LIMIT = 100
/** A mail that is younger may just be on its way. */
const STRANDED_MS = 3_600_000
const MAX_REASON = 500
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const mailIdOf = ({ data }: Pick<FailedJob, 'data'>) => (typeof data?.['mailId'] === 'string' ? data['mailId'] : '')

/** R757: of all that `listFailures` lists. */
export async function countFailures({ db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<number> {
  const [jobs, mails] = await Promise.all([
    queue.countFailures(),
    countStrandedMails(db, { before: strandedBefore(now()) }),
  ])
  return jobs + mails
}

const strandedBefore = (now: Date) => new Date(now.getTime() - STRANDED_MS)

/** R394: what has failed, and why; first those that will not be retried. */
export async function listFailures(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  viewer: Viewer,
): Promise<Result<AdminFailures>> {
  const { db, queue, now } = deps
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const [jobs, mails, total] = await Promise.all([
    queue.failures(LIMIT),
    listStrandedMails(db, { before: strandedBefore(now()), limit: LIMIT }),
    countFailures(deps),
  ])
  const recipients = await findMailRecipients(
    db,
    jobs.map(mailIdOf).filter((id) => id !== ''),
  )
  const ofMails = mails.map(({ id, recipient, why, created_at }): AdminFailure => ({
    kind: 'mail',
    id,
    name: 'send-mail',
    recipient,
    why: (why ?? 'It was never tried.').slice(0, MAX_REASON),
    tries: 0,
    failedOn: created_at.toISOString(),
    nextTryOn: null,
  }))
  const ofJobs = jobs.map((job): AdminFailure => ({
    kind: 'job',
    id: job.id,
    name: job.name,
    recipient: recipients.get(mailIdOf(job)) ?? null,
    why: job.why.slice(0, MAX_REASON),
    tries: job.tries,
    failedOn: job.failedAt?.toISOString() ?? null,
    nextTryOn: job.nextTryAt?.toISOString() ?? null,
  }))
  return ok({ items: [...ofMails, ...ofJobs], total })
}

/** R394: an admin has what failed tried once more, now. R627: it is recorded. */
export async function retryFailure(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ retried: true }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = failureRetrySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId } = admin.value
  return db.transaction().execute(async (transaction) => {
    const job = await retry({ db: transaction, queue }, parsed.data)
    if (job === undefined) return fail('not_found', 'it does not fail any more')
    const details = { job, id: parsed.data.id }
    await insertModerationEntries(transaction, [{ actorId: userId, profileId: null, action: 'retry-failure', details }])
    return ok({ retried: true })
  })
}

/** The name of the job that is tried again; undefined where nothing fails any more. */
async function retry(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  { kind, id }: z.infer<typeof failureRetrySchema>,
): Promise<string | undefined> {
  if (kind === 'job') return UUID.test(id) ? queue.retry(db, id) : undefined
  if (!(await findUnsentMail(db, id))) return undefined
  await queue.send(db, 'send-mail', { mailId: id })
  return 'send-mail'
}
