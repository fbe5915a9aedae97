import type { EmailLink } from '#domain/account-link.ts'

import type { Client } from './client.ts'

type Session = {
  id: string
  token: string
  createdAt: string
  updatedAt: string
  ipAddress?: string | null
  userAgent?: string | null
}

/** A place where the account is signed in; the token stays on the server. */
export type SignedInPlace = {
  id: string
  since: string
  lastUsed: string
  address: string | null
  userAgent: string | null
  current: boolean
}

export async function signUp(client: Client, input: { name: string; email: string; password: string }): Promise<void> {
  await client.post('/user/auth/sign-up/email', input)
}

export async function signIn(client: Client, input: { email: string; password: string }): Promise<void> {
  await client.post('/user/auth/sign-in/email', input)
}

export async function signOut(client: Client): Promise<void> {
  await client.post('/user/auth/sign-out', {})
}

export async function sendVerificationMail(client: Client, email: string): Promise<void> {
  await client.post('/user/auth/send-verification-email', { email })
}

/** What a mailed link is about; looking changes nothing. */
export async function fetchEmailLink(client: Client, token: string): Promise<EmailLink> {
  return client.get(`/user/auth/verify-email?token=${encodeURIComponent(token)}`)
}

export async function confirmEmail(client: Client, token: string): Promise<void> {
  await client.post('/user/auth/verify-email', { token })
}

export async function requestPasswordReset(client: Client, email: string): Promise<void> {
  await client.post('/user/auth/request-password-reset', { email })
}

export async function resetPassword(client: Client, input: { token: string; password: string }): Promise<void> {
  await client.post('/user/auth/reset-password', { token: input.token, newPassword: input.password })
}

async function listSessions(client: Client): Promise<{ sessions: Session[]; currentId: string | undefined }> {
  const [sessions, own] = await Promise.all([
    client.get<Session[]>('/user/auth/list-sessions'),
    client.get<{ session: { id: string } } | null>('/user/auth/get-session'),
  ])
  return { sessions, currentId: own?.session.id }
}

export async function listSignedInPlaces(client: Client): Promise<SignedInPlace[]> {
  const { sessions, currentId } = await listSessions(client)
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
  const { sessions } = await listSessions(client)
  const session = sessions.find((one) => one.id === id)
  if (session) await client.post('/user/auth/revoke-session', { token: session.token })
}

export async function endOtherSessions(client: Client): Promise<void> {
  await client.post('/user/auth/revoke-other-sessions', {})
}

export async function renameAccount(client: Client, name: string): Promise<void> {
  await client.patch('/v1/marketplace/me', { name })
}

/** A link goes to the new address; until it is confirmed there, the old one stays. */
export async function requestEmailChange(
  client: Client,
  input: { newEmail: string; currentPassword: string },
): Promise<void> {
  await client.post('/user/auth/change-email', input)
}

/** Ends every other session. */
export async function changePassword(
  client: Client,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  await client.post('/user/auth/change-password', input)
}

export async function deleteAccount(client: Client, password: string): Promise<void> {
  await client.post('/v1/marketplace/me/deletion', { password })
}
