import { redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { signOut } from '#client/accounts/accounts.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/sign-out.ts'

export function loader() {
  return redirect(addresses.home)
}

/** The form has no fields. */
const FORM = {}

export async function action({ request, context }: Route.ActionArgs) {
  await parseRequestForm(request, FORM)
  await signOut(context.get(clientContext))
  return redirect(addresses.home)
}

/** Never rendered. Without a component this would be a resource route, whose errors are not shown as a page. */
export default function SignOut() {
  return null
}
