import type { Generated } from 'kysely'

import type { AbuseReportOutcome } from '#domain/admin/abuse-report.ts'
import type { BriefFileType } from '#domain/messages/brief/brief-file.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import type { HireClaimState } from '#domain/messages/hire-claim.ts'
import type { MessageStatus, ConversationSide } from '#domain/messages/message-box.ts'
import type { SpamSign } from '#domain/messages/message-filter.ts'

import type { Timestamp } from './columns.ts'

export type MessageTables = {
  message: {
    id: string
    /** Null once the profile is gone; `gone_profile_name` then has its name. */
    profile_id: string | null
    gone_profile_name: string | null
    sender_user_id: string | null
    sender_name: string
    guest_email: string | null
    sender_key: string
    idempotency_key: string | null
    request_hash: string
    subject: string
    body: string
    text_hash: string
    status: MessageStatus
    /** The codes as a sentence, for the release before. */
    filter_reason: string | null
    filter_signs: Generated<SpamSign[]>
    created_at: Timestamp
    delivered_at: Date | null
    last_at: Timestamp
    read_at: Date | null
    sender_read_at: Date | null
    archived_at: Date | null
    spam_at: Date | null
    owner_deleted_at: Date | null
    sender_deleted_at: Date | null
    replied_at: Date | null
    answered_at: Date | null
    answered_by_mail: Generated<boolean>
    reported_at: Date | null
    reported_by: string | null
    report_side: ConversationSide | null
    report_reason: string | null
    report_closed_at: Date | null
    report_closed_by: string | null
    report_outcome: AbuseReportOutcome | null
    brief_id: string | null
    topic: string | null
    declined_at: Date | null
    decline_reason: DeclineReason | null
  }

  /** What a message that is a brief has besides its subject and body. */
  brief: {
    id: string
    sender_key: string
    idempotency_key: string | null
    request_hash: string
    audience: string
    budget: string
    timing: string
    examples: string[]
    /** How many experts it went to. */
    experts: Generated<number>
    created_at: Timestamp
    sent_at: Date | null
    silence_told_at: Date | null
    withdrawn_at: Date | null
  }

  brief_file: {
    key: string
    /** null: its brief is gone, and the file is going. */
    brief_id: string | null
    name: string
    type: BriefFileType
    size: number
    created_at: Timestamp
    stored_at: Date | null
    /** R709: its brief's experts are yet to be told of it by mail. */
    mail_pending: Generated<boolean>
  }

  message_reply: {
    id: string
    message_id: string
    author: ConversationSide
    author_user_id: string | null
    author_name: string
    body: string
    idempotency_key: string | null
    created_at: Timestamp
  }

  /** At most one per conversation (R355). */
  hire_claim: {
    message_id: string
    claimed_by: ConversationSide
    state: HireClaimState
    claimed_at: Date
    decided_at: Date | null
  }

  sender_block: {
    id: string
    profile_id: string
    user_id: string | null
    email: string | null
    name: string
    created_at: Timestamp
  }
}
