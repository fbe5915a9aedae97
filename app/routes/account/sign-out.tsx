import { redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { signOut } from '#client/accounts.ts'

import type { Route } from './+types/sign-out.ts'

export function loader() {
  return redirect('/')
}

export async function action({ context }: Route.ActionArgs) {
  await signOut(context.get(clientContext))
  return redirect('/')
}
