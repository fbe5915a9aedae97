import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

/** An active session of the account. */
export type AccountSession = {
  id: string
  since: string
  lastUsed: string
  address: string | null
  userAgent: string | null
  current: boolean
}

export const signUp = (
  client: Client,
  input: { name: string; email: string; password: string; purpose?: 'create-profile' },
) => client.post('/user/auth/sign-up/email', { body: input })

/** R245: an account with a second factor needs a code next. */
export async function signIn(
  client: Client,
  input: { email: string; password: string },
): Promise<'signed-in' | 'code-needed'> {
  const answer = await client.post('/user/auth/sign-in/email', { body: input })
  return answer.twoFactorRedirect ? 'code-needed' : 'signed-in'
}

/** The second step: a one-time code or a recovery code. Spaces are stripped, since people type them. */
export async function signInWithCode(client: Client, typed: string): Promise<void> {
  const code = typed.replaceAll(' ', '').toLowerCase()
  const kind = /^\d{1,8}$/.test(code) ? 'totp' : 'backup-code'
  await client.post(`/user/auth/two-factor/verify-${kind}`, { body: { code } })
}

export const signOut = (client: Client) => client.post('/user/auth/sign-out')

type VerificationMail = { email: string; purpose?: 'create-profile' }

export const sendVerificationMail = (client: Client, body: VerificationMail) =>
  client.post('/user/auth/send-verification-email', { body })

/** What a mailed link is for. Reading it changes nothing. */
export const fetchEmailLink = (client: Client, token: string) =>
  client.get('/user/auth/verify-email', { query: { token } })

export const confirmEmail = (client: Client, token: string) =>
  client.post('/user/auth/verify-email', { body: { token } })

export const requestPasswordReset = (client: Client, email: string) =>
  client.post('/user/auth/request-password-reset', { body: { email } })

/** Whether a mailed link to a new password is still good; looking changes nothing. */
/** For whose account the link chooses a new password; undefined where it is used up. */
export async function fetchResetLink(client: Client, token: string): Promise<string | undefined> {
  const link = await undefinedIfMissing(client.get('/user/auth/reset-password', { query: { token } }))
  return link?.email
}

export const resetPassword = (client: Client, input: { token: string; password: string }) =>
  client.post('/user/auth/reset-password', { body: { token: input.token, newPassword: input.password } })

export async function listSessions(client: Client): Promise<AccountSession[]> {
  const [sessions, own] = await Promise.all([
    client.get('/user/auth/list-sessions'),
    client.get('/user/auth/get-session'),
  ])
  const currentId = own?.session.id
  return sessions
    .map((session) => ({
      id: session.id,
      since: session.createdAt,
      lastUsed: session.updatedAt,
      address: session.ipAddress || null,
      userAgent: session.userAgent || null,
      current: session.id === currentId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastUsed.localeCompare(a.lastUsed))
}

export async function endSession(client: Client, id: string): Promise<void> {
  try {
    await client.post('/user/auth/revoke-session', { body: { id } })
  } catch (error) {
    // The session has already ended.
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error
  }
}

export const endOtherSessions = (client: Client) => client.post('/user/auth/revoke-other-sessions')

export const renameAccount = (client: Client, name: string) => client.patch('/v1/marketplace/me', { body: { name } })

/** Mails a link to the new address; the old one stays until that link is confirmed. */
/** The zone in which times are shown. */
export const setTimeZone = (client: Client, timeZone: string) =>
  client.post('/v1/marketplace/me/time-zone', { body: { timeZone } })

export const requestEmailChange = (client: Client, input: { newEmail: string; currentPassword: string }) =>
  client.post('/user/auth/change-email', { body: input })

/** Ends every other session. */
export const changePassword = (client: Client, input: { currentPassword: string; newPassword: string }) =>
  client.post('/user/auth/change-password', { body: input })

export const deleteAccount = (client: Client, password: string) =>
  client.post('/v1/marketplace/me/deletion', { body: { password } })
