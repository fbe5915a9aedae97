import { fetchMe } from '#client/accounts/me.ts'
import type { Client } from '#client/client.ts'
import * as addresses from '#domain/addresses.ts'
import type { Me } from '#domain/profiles/profile.ts'

import { safeNextAddress } from './next-address.ts'

/** R296: where somebody who was on the way to no page in particular begins. */
export function landingFor({ user, profile, workspaces }: Me): string {
  const isExpert = profile !== null || workspaces.some(({ profileSlug }) => profileSlug !== null)
  if (isExpert) return addresses.dashboard
  return user?.role === 'admin' ? addresses.admin : addresses.home
}

/** The page to go to after signing in, from an address or a form; empty if there is none. */
export function parseNextAddress(value: unknown): string {
  return typeof value === 'string' && value !== '' ? safeNextAddress(value) : ''
}

/** Where to go on to after signing in. */
export async function addressAfterSignIn(client: Client, next: string): Promise<string> {
  return next === '' ? landingFor(await fetchMe(client)) : next
}
