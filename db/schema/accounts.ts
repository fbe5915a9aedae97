import type { ColumnType, Generated } from 'kysely'

import type { AccountLinkPurpose } from '#domain/accounts/account-link.ts'
import type { WorkspaceRole } from '#domain/accounts/workspace.ts'

import type { Timestamp } from './columns.ts'

export type AccountTables = {
  user: {
    id: string
    name: string
    email: string
    email_verified: Generated<boolean>
    /** What the site builder calls it, where that is not its id; see queries/host/host-ids.ts. */
    host_id: string | null
    /** Written by the database's own `note_email_proof` alone. */
    email_verified_at: ColumnType<Date | null, never, never>
    image: string | null
    time_zone: Generated<string | null>
    role: Generated<'user' | 'admin'>
    num_following: Generated<number>
    /** Created by the demo: can sign in only while the demo is open. */
    is_demo: Generated<boolean>
    two_factor_enabled: Generated<boolean>
    password_changed_at: Generated<Date>
    last_sign_in_at: Date | null
    locked_at: Date | null
    lock_reason: string | null
    created_at: Timestamp
    updated_at: Timestamp
  }

  account: {
    id: string
    account_id: string
    provider_id: string
    user_id: string
    password: string | null
    created_at: Timestamp
    updated_at: Timestamp
  }

  session: {
    id: string
    user_id: string
    expires_at: Date
    ip_address: string | null
    user_agent: string | null
    factor_passed_at: Date | null
    host_sid: string | null
    host_proved_at: Date | null
    created_at: Timestamp
    updated_at: Timestamp
  }

  /** Short-lived data of better-auth, such as sign-ins that wait for their second step. */
  verification: { id: string; identifier: string; value: string; expires_at: Date }

  account_token: {
    user_id: string
    purpose: AccountLinkPurpose
    email: string
    token_hash: string
    expires_at: Date
    created_at: Timestamp
  }

  host_sign_in: {
    state_hash: string
    browser_hash: string
    nonce: string
    code_verifier: string
    next: string
    session_id: string | null
    begun_at: Date
    expires_at: Date
  }

  host_join: {
    browser_hash: string
    user_id: string
    issuer: string
    subject: string
    email: string
    next: string
    token_hash: string | null
    expires_at: Date
  }

  spent_token: { hash: string; expires_at: Date }
  /** Secret and codes are encrypted. */
  two_factor: {
    id: string
    user_id: string
    secret: string
    backup_codes: string
    verified: Generated<boolean>
    last_step: ColumnType<string | null, number | null | undefined, number | null>
    created_at: Timestamp
  }

  identity_claim: { user_id: string; claim: string; confirmed_at: Date }

  workspace: {
    id: string
    slug: string
    name: string
    plan: Generated<string>
    created_at: Timestamp
    updated_at: Timestamp
  }

  workspace_member: {
    workspace_id: string
    user_id: string
    role: WorkspaceRole
    created_at: Timestamp
    /** R711: since when they have agreed to appear in the team; null: they have not. */
    listed_at: Date | null
  }
}
