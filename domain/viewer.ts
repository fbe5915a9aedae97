import type { SecondFactor } from './accounts/second-factor.ts'
import type { WorkspaceRole } from './accounts/workspace.ts'

/** Whoever asks: nobody known, or an account with what it may claim. */
export type Viewer =
  | { kind: 'anonymous' }
  | {
      kind: 'account'
      userId: string
      /** R250: in this session, which has proved what is asked of admins. */
      isAdmin: boolean
      emailVerified: boolean
      workspaces: Map<string, WorkspaceRole>
      /** None where the server itself acts for an account. */
      session?: { id: string; role: 'user' | 'admin'; secondFactor: SecondFactor }
    }

export const ANONYMOUS: Viewer = { kind: 'anonymous' }
