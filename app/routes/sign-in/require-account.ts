import { redirect } from 'react-router'

import { fetchMe } from '#client/accounts/me.ts'
import type { Client } from '#client/client.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { Me } from '#domain/profiles/profile.ts'

import { pageAddressOfRequest, signInAddress } from './next-address.ts'

export type SignedIn = Me & { user: NonNullable<Me['user']> }

export function isSignedIn(me: Me): me is SignedIn {
  return me.user !== null
}

/** Returns the viewer; signed-out visitors are redirected to sign in and come back. */
export async function requireAccount(client: Client, request: Request): Promise<SignedIn> {
  const me = await fetchMe(client)
  if (isSignedIn(me)) return me
  const expired = hasSessionCookie(request.headers.get('cookie'))
  throw redirect(signInAddress(pageAddressOfRequest(request), { expired }), 303)
}
