import { confirmationMails } from '#adapters/mail/confirmation-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { newId } from '#db/new-id.ts'
import {
  markProfileReportConfirmed,
  findUnconfirmedProfileReport,
  findProfileReport,
  insertProfileReport,
} from '#db/queries/admin/abuse-reports.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { SentAbuseReport } from '#domain/admin/abuse-report-schemas.ts'
import type { AbuseReportReason } from '#domain/admin/abuse-report.ts'
import { UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'
import { type NamedProfile, nameForStrangers } from '#domain/mail/name-for-strangers.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

type HoldDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'now'>

type Held = {
  profile: Pick<ProfileRow, 'id'> & NamedProfile
  reporter: { id: string; email: string }
  reason: AbuseReportReason
  text: string
}

/**
 * R227: anyone can sign up with anyone's address, so the report waits until the address confirms it; a second report
 * mails the link again.
 */
export async function storeUnconfirmedReport(
  deps: HoldDeps,
  { profile, reporter, reason, text }: Held,
): Promise<Result<SentAbuseReport>> {
  const { db, signer, site, now } = deps
  await db.transaction().execute(async (transaction) => {
    const report = { id: newId(), profileId: profile.id, reporterId: reporter.id, reason, text, held: true, now: now() }
    await insertProfileReport(transaction, report)
    const held = await findUnconfirmedProfileReport(transaction, { profileId: profile.id, reporterId: reporter.id })
    // The account already has a confirmed open report, so nothing is left to confirm.
    if (!held) return
    const url = absoluteUrl(addresses.reportProfile(profile.slug), site.url)
    url.searchParams.set('token', signer.sign('confirm-report', held.id))
    const facts = { profile: nameForStrangers(profile), url: url.href, days: UNCONFIRMED_MESSAGE_DAYS }
    await queueMail(deps, transaction, {
      to: reporter.email,
      ...renderMailTemplate(site, confirmationMails.report, facts),
    })
  })
  return ok({ status: 'awaiting-confirmation' })
}

const GONE = fail('not_found', 'this link has expired or is incomplete')

/** R290: whether the link still waits for its button. Looking changes nothing. */
export async function previewReportConfirmation(
  { db, signer }: Pick<Deps, 'db' | 'signer'>,
  { token }: { token: string },
): Promise<Result<SentAbuseReport>> {
  const id = signer.read('confirm-report', token)
  const report = id === undefined ? undefined : await findProfileReport(db, id)
  return report ? ok({ status: report.held ? 'awaiting-confirmation' : 'received' }) : GONE
}

export async function confirmProfileReport(
  { db, signer, now }: Pick<Deps, 'db' | 'signer' | 'now'>,
  input: unknown,
): Promise<Result<SentAbuseReport>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const id = signer.read('confirm-report', parsed.data.token)
  const there = id !== undefined && (await markProfileReportConfirmed(db, { id, now: now() }))
  return there ? ok({ status: 'received' }) : GONE
}
