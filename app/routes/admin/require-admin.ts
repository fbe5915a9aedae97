import { data } from 'react-router'

import { receiveAccountForm } from '#app/routes/account/receive-form.ts'
import { requireAccount } from '#app/routes/account/require-account.ts'
import type { Client } from '#client/client.ts'
import type { FormFields } from '#domain/form-fields.ts'

/** R135: signed out one signs in first; to everybody but admins there is nothing here. */
export async function requireAdmin(client: Client, request: Request): Promise<void> {
  const { user } = await requireAccount(client, request)
  if (user.role !== 'admin') throw data(null, 404)
}

/** What an admin has sent, signed in anew if need be. */
export async function receiveAdminForm(client: Client, request: Request, fields: FormFields): Promise<FormData> {
  const { form, me } = await receiveAccountForm(client, request, fields)
  if (me.user.role !== 'admin') throw data(null, 404)
  return form
}
