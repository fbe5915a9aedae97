import { data, redirect } from 'react-router'

import { pageAddressOfRequest } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount, type SignedIn } from '#app/routes/sign-in/require-account.ts'
import type { Client } from '#client/client.ts'
import { mayEnterAdminArea } from '#domain/accounts/second-factor.ts'
import * as addresses from '#domain/addresses.ts'
import type { FormFields } from '#domain/forms/form-fields.ts'

/** R250: an admin without the required second factor sets it up or passes it first, then returns. */
function checkAdmin({ user }: SignedIn, request: Request): void {
  if (user.role !== 'admin') throw data(null, 404)
  if (mayEnterAdminArea(user.secondFactor)) return
  throw redirect(`${addresses.secondFactor}?next=${encodeURIComponent(pageAddressOfRequest(request))}`, 303)
}

/** R135: signed-out visitors sign in first; everybody but admins gets a 404. */
export async function requireAdmin(client: Client, request: Request): Promise<void> {
  checkAdmin(await requireAccount(client, request), request)
}

/** The form of an admin, who may have to sign in again first. */
export async function receiveAdminForm(client: Client, request: Request, fields: FormFields): Promise<FormData> {
  const { form, me } = await receiveAccountForm(client, request, fields)
  checkAdmin(me, request)
  return form
}
