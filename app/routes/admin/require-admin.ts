import { data, redirect } from 'react-router'

import { pageOf } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount, type SignedIn } from '#app/routes/sign-in/require-account.ts'
import type { Client } from '#client/client.ts'
import { opensAdminArea } from '#domain/accounts/second-factor.ts'
import * as addresses from '#domain/addresses.ts'
import type { FormFields } from '#domain/forms/form-fields.ts'

/** R250: who has to prove more than a password does that first, and comes back. */
function checkAdmin({ user }: SignedIn, request: Request): void {
  if (user.role !== 'admin') throw data(null, 404)
  if (opensAdminArea(user.secondFactor)) return
  throw redirect(`${addresses.secondFactor}?next=${encodeURIComponent(pageOf(request))}`, 303)
}

/** R135: signed out one signs in first; to everybody but admins there is nothing here. */
export async function requireAdmin(client: Client, request: Request): Promise<void> {
  checkAdmin(await requireAccount(client, request), request)
}

/** What an admin has sent, signed in anew if need be. */
export async function receiveAdminForm(client: Client, request: Request, fields: FormFields): Promise<FormData> {
  const { form, me } = await receiveAccountForm(client, request, fields)
  checkAdmin(me, request)
  return form
}
