import type { ColumnType } from 'kysely'

import type { DecisionAct, DecisionLift, FoundBy, ObjectionOutcome } from '#domain/moderation/decision-act.ts'
import type { DecisionGround } from '#domain/moderation/moderation-rules.ts'
import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'

/** What a reversal restores; of an account nothing but its being unlocked. */
export type StateBefore = {
  visibility?: Visibility
  expertStatus?: ExpertStatus
  wantsHirable?: boolean
  activatedAt?: string | null
}

export type ModerationTables = {
  moderation_decision: {
    id: string
    act: DecisionAct
    account_id: string | null
    workspace_id: string | null
    profile_id: string | null
    subject: string
    rule: string
    ground: DecisionGround
    facts: string
    found_by: FoundBy
    automated: boolean
    decided_by: string | null
    decided_at: Date
    completed_at: Date | null
    /** JSON, written as text. */
    previous: ColumnType<StateBefore, string, string>
    lifted_at: Date | null
    lifted_by: string | null
    lift: DecisionLift | null
  }

  objection: {
    id: string
    decision_id: string
    created_at: Date
    closed_at: Date | null
    closed_by: string | null
    outcome: ObjectionOutcome | null
    reason: string | null
  }

  objection_message: {
    id: string
    objection_id: string
    author_id: string | null
    by_admin: boolean
    body: string
    created_at: Date
  }
}
