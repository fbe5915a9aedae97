// Before any schema is made: the API's routes need what it adds to them.
import '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'

import { type JoinDeps, completeJoin } from '#use-cases/accounts/host/complete-join.ts'
import { storePendingJoin } from '#use-cases/accounts/host/join-accounts.ts'

type Two = { userId: string; email: string; subject: string }

/** As if the owner of the account here had signed in at the site builder as this subject, and confirmed. */
export async function joinToHost(
  deps: Pick<JoinDeps, 'db' | 'queue' | 'now' | 'logAuthEvent'>,
  { userId, email, subject }: Two,
) {
  const browserHash = randomUUID()
  const unsaid = { sid: undefined, name: undefined, claims: [], authenticatedAt: undefined }
  const identity = { issuer: 'https://id.host.test', subject, email, emailVerified: true, ...unsaid }
  await storePendingJoin(deps, { browserHash, match: { kind: 'join', userId, email }, identity, next: '/' })
  return completeJoin(deps, { browserHash })
}
