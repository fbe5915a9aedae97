import type { BriefRow, listBriefMessages } from '#db/queries/messages/briefs.ts'
import { briefState } from '#domain/messages/brief/brief-state.ts'
import type { Brief, BriefRecipient } from '#domain/messages/brief/brief.ts'

export type BriefMessage = Awaited<ReturnType<typeof listBriefMessages>>[number]

export function briefRecipientState(row: Pick<BriefMessage, 'status' | 'profile_id' | 'replied_at' | 'declined_at'>) {
  const { status, profile_id: profileId, replied_at: repliedAt, declined_at: declinedAt } = row
  return briefState({ status, profileId, repliedAt, declinedAt })
}

export function extractBriefParts({ audience, budget, timing, examples }: BriefRow) {
  return { audience, budget, timing, examples }
}

function presentRecipient(row: BriefMessage, token: string | null): BriefRecipient {
  const last = row.thread.findLast(({ author }) => author === 'owner')
  return {
    messageId: row.id,
    token,
    profileSlug: row.profile_slug,
    profileName: row.profile_name,
    state: briefRecipientState(row),
    declineReason: row.decline_reason,
    repliedOn: row.replied_at?.toISOString() ?? null,
    answeredByMail: row.answered_by_mail,
    lastAnswer: last ? { body: last.body, createdOn: last.created_on } : null,
  }
}

type Presented = Pick<Brief, 'others'> & { tokenOf: (row: BriefMessage) => string | null }

/** R341: the brief as its client reads it, with what each of its experts has said. */
export function presentBrief(brief: BriefRow, rows: BriefMessage[], { others, tokenOf }: Presented): Brief {
  return {
    id: brief.id,
    subject: rows[0]?.subject ?? '',
    body: rows[0]?.body ?? '',
    ...extractBriefParts(brief),
    files: rows[0]?.files ?? [],
    sentOn: brief.sent_at?.toISOString() ?? null,
    withdrawnOn: brief.withdrawn_at?.toISOString() ?? null,
    recipients: rows.map((row) => presentRecipient(row, tokenOf(row))),
    others,
  }
}
