import type { Context } from 'hono'

import { findDeviceOwner } from '#adapters/auth/known-device.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'

/** R223: the `Set-Cookie` headers that make the browser that has just signed in a known one. */
export async function knownDeviceCookies(
  { db, knownDevices }: Pick<ApiDeps, 'db' | 'knownDevices'>,
  c: Context<ApiEnv>,
  userId: string,
): Promise<string[]> {
  const owner = await findDeviceOwner(db, userId)
  return owner ? knownDevices.cookiesFor(c.req.header('cookie'), owner) : []
}
