import { APIError } from 'better-auth/api'

import type { Db } from '#db/connection.ts'
import { listMemberships } from '#db/queries/accounts/accounts.ts'
import { requestSignal } from '#db/request-signal.ts'
import { mayEnterAdminArea } from '#domain/accounts/second-factor.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { ANONYMOUS, type Viewer } from '#domain/viewer.ts'

import type { Auth } from './auth.ts'

type Reading = {
  auth: Auth
  db: Db
  factorRequired: boolean
  isReadOnly: () => boolean
  /** Why the database is not used for the moment. */
  failure: () => Unavailable | undefined
}

/** Reads the viewer from the session cookie; without one, no query runs. */
export async function readViewer(reading: Reading, headers: Headers): Promise<Viewer> {
  const { auth, db, factorRequired, isReadOnly, failure } = reading
  if (!hasSessionCookie(headers.get('cookie'))) return ANONYMOUS
  // R361: on a read-only database a session is not extended, but still good.
  const query = isReadOnly() ? { disableRefresh: true } : {}
  const found = await auth.api.getSession({ headers, query }).catch((error: unknown) => {
    // R582: better-auth hides this, too.
    requestSignal.getStore()?.throwIfAborted()
    throw asUnavailable(error, failure())
  })
  if (!found) return ANONYMOUS
  const { user, session } = found
  const memberships = await listMemberships(db, user.id)
  const role = user.role === 'admin' ? 'admin' : 'user'
  const secondFactor = {
    on: user.twoFactorEnabled === true,
    required: role === 'admin' && factorRequired,
    passed: session.factorPassedAt != null,
  }
  return {
    kind: 'account',
    userId: user.id,
    isAdmin: role === 'admin' && mayEnterAdminArea(secondFactor),
    emailVerified: user.emailVerified,
    workspaces: new Map(memberships.map(({ workspace_id, role }) => [workspace_id, role])),
    session: { id: session.id, role, secondFactor, hostProvedAt: session.hostProvedAt ?? null },
  }
}

/** better-auth hides the database's error behind its own 500: reading a session fails for no other reason. */
function asUnavailable(error: unknown, known: Unavailable | undefined): unknown {
  const isSwallowed = error instanceof APIError && error.statusCode === 500
  if (!isSwallowed) return error
  return known ?? new Unavailable('database', 'the session could not be read', { cause: error })
}
