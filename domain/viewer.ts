import type { WorkspaceRole } from './workspace.ts'

/** Whoever asks: nobody known, or an account with what it may claim. */
export type Viewer =
  | { kind: 'anonymous' }
  | {
      kind: 'account'
      userId: string
      isAdmin: boolean
      emailVerified: boolean
      workspaces: Map<string, WorkspaceRole>
    }

export const ANONYMOUS: Viewer = { kind: 'anonymous' }
