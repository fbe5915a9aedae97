import { findBrief, listBriefMessages, lockBrief, markBriefSent } from '#db/queries/messages/briefs.ts'
import { markMessageDelivered } from '#db/queries/messages/messages.ts'
import { findProfileById, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { UnconfirmedBrief } from '#domain/messages/brief/brief.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { type Failure, fail, ok, type Result } from '#domain/result.ts'
import { ANONYMOUS } from '#domain/viewer.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import { refundLimits } from '#use-cases/consume-limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { refuseBlockedSender, checkContact } from '#use-cases/messages/check-contact.ts'
import { findSpamSigns } from '#use-cases/messages/find-spam-signs.ts'
import { mailMessage } from '#use-cases/messages/mail-message.ts'
import { recipientLimit } from '#use-cases/messages/sending-limits.ts'

import { signBriefToken } from './brief-link.ts'
import { type BriefMessage, extractBriefParts, briefRecipientState } from './present-brief.ts'

type ConfirmDeps = Pick<Deps, 'db' | 'blocks' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>
type Problems = ReadonlyMap<string, Failure>

const GONE = fail('not_found', 'this link has expired or is incomplete')

async function findByToken({ db, signer }: Pick<Deps, 'db' | 'signer'>, token: string) {
  const id = signer.read('confirm-brief', token)
  if (id === undefined) return undefined
  const [brief, rows] = await Promise.all([findBrief(db, id), listBriefMessages(db, id)])
  return brief && rows.length > 0 && rows.every((row) => row.guest_email !== null) ? { brief, rows } : undefined
}

async function present(
  deps: Pick<Deps, 'db' | 'signer'>,
  token: string,
  problems?: Problems,
): Promise<Result<UnconfirmedBrief>> {
  const found = await findByToken(deps, token)
  if (!found) return GONE
  const { brief, rows } = found
  return ok({
    id: brief.id,
    email: rows[0]?.guest_email ?? '',
    subject: rows[0]?.subject ?? '',
    body: rows[0]?.body ?? '',
    ...extractBriefParts(brief),
    recipients: rows.map((row) => ({
      profileSlug: row.profile_slug,
      profileName: row.profile_name,
      state: briefRecipientState(row),
      problem: problems?.get(row.id)?.detail ?? null,
      issues: problems?.get(row.id)?.issues ?? [],
    })),
    // R660: dated by the confirmation, so that using the link again makes no link last longer.
    token: brief.sent_at ? signBriefToken(deps, brief.id, brief.sent_at) : null,
  })
}

/** Reading changes nothing, since mail scanners open links, too. */
export function previewBriefConfirmation(deps: Pick<Deps, 'db' | 'signer'>, { token }: { token: string }) {
  return present(deps, token)
}

/** Why this message cannot arrive now; the profile where it can, which then counts for its recipient (R226). */
async function admit(deps: ConfirmDeps, row: BriefMessage): Promise<Result<ProfileRow>> {
  const found = row.profile_id === null ? undefined : await findProfileById(deps.db, row.profile_id)
  const profile = checkContact(found, ANONYMOUS, deps.now())
  if (!profile.ok) return profile
  const open = refuseBlockedEmail(deps, row.guest_email ?? '')
  if (!open.ok) return open
  const blocked = await refuseBlockedSender(deps, { profileId: profile.value.id, userId: null, email: row.guest_email })
  if (!blocked.ok) return blocked
  const allowed = await consumeLimitsOrFail(deps, [recipientLimit(profile.value)])
  return allowed.ok ? profile : allowed
}

type Admitted = { row: BriefMessage; profile: ProfileRow }

/** Delivers those that may arrive, and tells each expert how many have the brief then. Returns who got it just now. */
async function deliver(deps: ConfirmDeps, briefId: string, admitted: Admitted[]): Promise<Set<string>> {
  const now = deps.now()
  return deps.db.transaction().execute(async (transaction) => {
    await lockBrief(transaction, briefId)
    const [brief, rows] = await Promise.all([findBrief(transaction, briefId), listBriefMessages(transaction, briefId)])
    const waiting = new Set(rows.filter((row) => row.status === 'awaiting-confirmation').map(({ id }) => id))
    const due = admitted.filter(({ row }) => waiting.has(row.id))
    if (!brief || due.length === 0) return new Set<string>()
    const experts = brief.experts + due.length
    await markBriefSent(transaction, briefId, { experts, now })
    for (const { row, profile } of due) {
      const { id, subject, body, text_hash: textHash } = row
      const signs = await findSpamSigns(transaction, { subject, body, textHash, profileId: profile.id }, now)
      await markMessageDelivered(transaction, id, { signs, now })
      if (signs.length > 0) continue
      const written = { id, senderName: row.sender_name, senderEmail: row.guest_email ?? '', subject, body }
      const letter = { ...written, brief: { parts: extractBriefParts(brief), experts } }
      await mailMessage(deps, transaction, { profile, letter })
    }
    return new Set(due.map(({ row }) => row.id))
  })
}

/** R341: one confirmation sends the brief to all who still take it; confirming again changes nothing. */
export async function confirmBrief(deps: ConfirmDeps, input: unknown): Promise<Result<UnconfirmedBrief>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { token } = parsed.data
  const found = await findByToken(deps, token)
  if (!found) return GONE
  const waiting = found.rows.filter((row) => row.status === 'awaiting-confirmation')
  const problems = new Map<string, Failure>()
  const admitted: Admitted[] = []
  for (const row of waiting) {
    const profile = await admit(deps, row)
    if (profile.ok) admitted.push({ row, profile: profile.value })
    else problems.set(row.id, profile.error)
  }
  const delivered = await deliver(deps, found.brief.id, admitted)
  const late = admitted.filter(({ row }) => !delivered.has(row.id))
  await refundLimits(
    deps,
    late.map(({ profile }) => recipientLimit(profile)),
  )
  return present(deps, token, problems)
}
