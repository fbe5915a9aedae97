import type { ApiDeps } from '#api/api-env.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import type { Viewer } from '#domain/viewer.ts'

const DONE: Record<string, AuthEvent['event']> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'sign-in',
  '/two-factor/verify-totp': 'sign-in',
  '/two-factor/verify-backup-code': 'sign-in',
  '/sign-out': 'sign-out',
  '/change-password': 'password-changed',
}

/** The account in better-auth's answer; none while a sign-in waits for a second factor. */
async function userIn(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { user?: { id?: unknown } } | null
  return typeof body?.user?.id === 'string' ? body.user.id : undefined
}

type Outcome = { path: string; response: Response; viewer: Viewer; clientAddress: string }

/** R217: logs the outcome of a call to better-auth. */
export async function logAuthOutcome(
  { logAuthEvent }: Pick<ApiDeps, 'logAuthEvent'>,
  { path, response, viewer, clientAddress }: Outcome,
): Promise<void> {
  const event = DONE[path]
  if (!event || !response.ok) return
  const userId = viewer.kind === 'account' && event !== 'sign-in' ? viewer.userId : await userIn(response)
  if (userId) logAuthEvent({ event, userId, clientAddress })
}
