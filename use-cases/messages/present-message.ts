import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { type ConversationSide, shownMessageStatus } from '#domain/messages/message-box.ts'
import { storedSpamSigns } from '#domain/messages/message-filter.ts'
import type { Message } from '#domain/messages/message.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

/** What the message has as a brief (R340); a guest's link to the whole brief is added by callers that read a link. */
function presentBrief(row: MessageRow): Message['brief'] {
  if (row.brief_id === null) return null
  return {
    id: row.brief_id,
    audience: row.audience ?? '',
    budget: row.budget ?? '',
    timing: row.timing ?? '',
    examples: row.examples ?? [],
    files: row.files,
    experts: row.experts ?? 0,
    token: null,
    withdrawnOn: iso(row.withdrawn_at),
    declinedOn: iso(row.declined_at),
    declineReason: row.decline_reason,
  }
}

const iso = (date: Date | null) => date?.toISOString() ?? null

function presentHire({ hire_state: state, hire_claimed_by: claimedBy, ...row }: MessageRow): Message['hire'] {
  if (state === null || claimedBy === null) return null
  return { state, claimedBy, claimedOn: iso(row.hire_claimed_at) ?? '', decidedOn: iso(row.hire_decided_at) }
}

/** R684: the other side's, if it has a public profile. A client is a person. */
function presentFace(row: MessageRow, side: ConversationSide, mediaUrl: string | undefined): Message['face'] {
  const picture = publicPictureAddress(side === 'owner' ? row.sender_picture : row.profile_picture, mediaUrl)
  return { picture, kind: side === 'sender' && row.owner_workspace_id !== null ? 'workspace' : 'person' }
}

/** The message as one side of the conversation may read it. Fields that are not listed here are never sent. */
export function presentMessage({ site }: Pick<Deps, 'site'>, row: MessageRow, side: ConversationSide): Message {
  const isOwner = side === 'owner'
  return {
    id: row.id,
    profileSlug: row.profile_slug,
    profileName: row.profile_name,
    side,
    subject: row.subject,
    body: row.body,
    ...(row.topic && { topic: row.topic }),
    from: { name: row.sender_name, email: row.sender_email },
    face: presentFace(row, side, site.mediaUrl),
    status: shownMessageStatus({ status: row.status, archivedAt: row.archived_at, spamAt: row.spam_at }, side),
    filterReason: isOwner || row.status === 'filtered' ? row.filter_reason : null,
    filterSigns: isOwner || row.status === 'filtered' ? storedSpamSigns(row) : [],
    createdOn: row.created_at.toISOString(),
    readOn: iso(isOwner ? row.read_at : row.sender_read_at),
    repliedOn: iso(row.replied_at),
    answeredOn: iso(row.answered_at),
    answeredByMail: row.answered_by_mail,
    // The reported side does not learn of the report here.
    reportedOn: row.report_side === side ? iso(row.reported_at) : null,
    blockId: isOwner ? row.block_id : null,
    hire: presentHire(row),
    brief: presentBrief(row),
    thread: row.thread.map(({ id, author, author_name, body, created_on }) => ({
      id,
      author,
      name: author_name,
      body,
      createdOn: created_on,
    })),
  }
}
