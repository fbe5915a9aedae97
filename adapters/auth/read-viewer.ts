import { APIError } from 'better-auth/api'

import type { Db } from '#db/connection.ts'
import { listMemberships } from '#db/queries/accounts.ts'
import { DatabaseUnavailable } from '#db/unavailable.ts'
import { hasSessionCookie } from '#domain/session-cookie.ts'
import { ANONYMOUS, type Viewer } from '#domain/viewer.ts'

import type { Auth } from './auth.ts'

/** Who asks, by the session cookie; without one, nothing is looked up. */
export async function readViewer({ auth, db }: { auth: Auth; db: Db }, headers: Headers): Promise<Viewer> {
  if (!hasSessionCookie(headers.get('cookie'))) return ANONYMOUS
  const session = await auth.api.getSession({ headers }).catch(reportUnavailable)
  if (!session) return ANONYMOUS
  const memberships = await listMemberships(db, session.user.id)
  return {
    kind: 'account',
    userId: session.user.id,
    isAdmin: session.user.role === 'admin',
    emailVerified: session.user.emailVerified,
    workspaces: new Map(memberships.map(({ workspace_id, role }) => [workspace_id, role])),
  }
}

/** better-auth hides the database's error behind a 500 of its own: reading a session fails for no other reason. */
function reportUnavailable(error: unknown): never {
  const swallowed = error instanceof APIError && error.statusCode === 500
  throw swallowed ? new DatabaseUnavailable('the session could not be read', { cause: error }) : error
}
