import { redirect } from 'react-router'

import type { Client } from '#client/client.ts'
import { fetchMe } from '#client/me.ts'
import type { Me } from '#domain/profile.ts'

import { signInAddress } from './next-address.ts'

/** The viewer; whoever is not signed in is asked to, and comes back here. */
export async function requireAccount(client: Client, request: Request): Promise<Me> {
  const me = await fetchMe(client)
  if (me.user) return me
  const { pathname, search } = new URL(request.url)
  const expired = request.headers.get('cookie')?.includes('guildhall.session_token') ?? false
  throw redirect(signInAddress(pathname + search, { expired }), 303)
}
