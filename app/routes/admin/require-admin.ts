import { data } from 'react-router'

import { requireAccount } from '#app/routes/account/require-account.ts'
import type { Client } from '#client/client.ts'

/** R135: signed out one signs in first; to everybody but admins there is nothing here. */
export async function requireAdmin(client: Client, request: Request): Promise<void> {
  const { user } = await requireAccount(client, request)
  if (user?.role !== 'admin') throw data(null, 404)
}
