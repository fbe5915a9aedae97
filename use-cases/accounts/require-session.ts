import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

type Account = Extract<Viewer, { kind: 'account' }>

/** The viewer's account and session: what is proved here counts for that session only. */
export function requireSession(viewer: Viewer): Result<Account & { session: NonNullable<Account['session']> }> {
  if (viewer.kind === 'anonymous' || !viewer.session) return fail('unauthenticated', 'sign in first')
  return ok({ ...viewer, session: viewer.session })
}
