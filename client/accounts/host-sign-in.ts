import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { HostStart, HostStep, SignInMethods } from '#domain/accounts/host-sign-in.ts'

type Start = { next: string; fresh: boolean; iss?: string; loginHint?: string }

/** `fresh`: for a session that has to prove again whose it is. `iss`: the issuer at which it began (R568). */
export function startHostSignIn(client: Client, body: Start): Promise<HostStart> {
  return client.post('/user/auth/host/start', { body })
}

/** Passes on what the site builder has put into the address. */
export function finishHostSignIn(client: Client, query: URLSearchParams): Promise<HostStep> {
  return client.get('/user/auth/host/callback', { query: Object.fromEntries(query) })
}

export function fetchSignInMethods(client: Client): Promise<SignInMethods> {
  return client.get('/user/auth/host/methods')
}

/** The two accounts that this browser may join; undefined where there are none, or no longer. */
export function fetchJoin(client: Client) {
  return undefinedIfMissing(client.get('/user/auth/host/join'))
}

export function joinByPassword(client: Client, password: string): Promise<HostStep> {
  return client.post('/user/auth/host/join', { body: { password } })
}

export async function mailJoinLink(client: Client): Promise<void> {
  await client.post('/user/auth/host/join-mail')
}

/** What a mailed link is for; reading it changes nothing. */
export function fetchJoinLink(client: Client, token: string) {
  return undefinedIfMissing(client.get('/user/auth/host/join-link', { query: { token } }))
}

export function joinByLink(client: Client, token: string): Promise<{ next: string }> {
  return client.post('/user/auth/host/join-link', { body: { token } })
}
