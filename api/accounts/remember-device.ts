import type { Context } from 'hono'

import { findDeviceOwner } from '#adapters/auth/known-device.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'

/** R223: the `Set-Cookie` lines by which the browser that has just signed in is known from now on. */
export async function rememberDevice(
  { db, knownDevices }: Pick<ApiDeps, 'db' | 'knownDevices'>,
  c: Context<ApiEnv>,
  userId: string,
): Promise<string[]> {
  const owner = await findDeviceOwner(db, userId)
  return owner ? knownDevices.cookiesFor(c.req.header('cookie'), owner) : []
}
