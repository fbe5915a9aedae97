import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

type Start = { next: string; fresh: boolean; iss?: string; loginHint?: string }

/** `fresh`: for a session that has to prove again whose it is. `iss`: the issuer at which it began (R568). */
export const startHostSignIn = (client: Client, body: Start) => client.post('/user/auth/host/start', { body })

/** Passes on what the site builder has put into the address. */
export const finishHostSignIn = (client: Client, query: URLSearchParams) =>
  client.get('/user/auth/host/callback', { query: Object.fromEntries(query) })

export const fetchSignInMethods = (client: Client) => client.get('/user/auth/host/methods')

/** The two accounts that this browser may join; undefined where there are none, or no longer. */
export const fetchPendingHostJoin = (client: Client) => undefinedIfMissing(client.get('/user/auth/host/join'))

export const joinHostAccountByPassword = (client: Client, password: string) =>
  client.post('/user/auth/host/join', { body: { password } })

export const mailHostJoinLink = (client: Client) => client.post('/user/auth/host/join-mail')

/** What a mailed link is for; reading it changes nothing. */
export const previewHostJoinLink = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/user/auth/host/join-link', { query: { token } }))

export const joinHostAccountByLink = (client: Client, token: string) =>
  client.post('/user/auth/host/join-link', { body: { token } })
