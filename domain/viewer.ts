import type { SecondFactor } from './accounts/second-factor.ts'
import type { WorkspaceRole } from './accounts/workspace.ts'

/** Who makes the request: an anonymous visitor, or an account with its rights. */
export type Viewer =
  | { kind: 'anonymous' }
  | {
      kind: 'account'
      userId: string
      /** R250: only in a session that has proved what is required of admins. */
      isAdmin: boolean
      emailVerified: boolean
      workspaces: Map<string, WorkspaceRole>
      /** None where the server itself acts for an account. */
      session?: {
        id: string
        role: 'user' | 'admin'
        secondFactor: SecondFactor
        /** R418: the last fresh sign-in at the site builder. */
        hostProvedAt?: Date | null
      }
    }

export const ANONYMOUS: Viewer = { kind: 'anonymous' }
