import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { HostButton } from '#app/routes/sign-in/host/host-button.tsx'
import { fetchSignInMethods } from '#client/accounts/host-sign-in.ts'

/** R418: what an account's owner shows before something grave: its password, or a fresh sign-in at the site builder. */
export type OwnerProof = { kind: 'password' } | { kind: 'proved' } | { kind: 'host'; hostName: string }

export async function readProof(context: Readonly<RouterContextProvider>): Promise<OwnerProof> {
  const { signIn } = context.get(siteContext)
  if (!signIn) return { kind: 'password' }
  const { password, host } = await fetchSignInMethods(context.get(clientContext))
  if (host?.fresh) return { kind: 'proved' }
  // An account with neither gets a password by mail, as everywhere.
  const atHost = host && !password && (host.linked || !signIn.passwords)
  return atHost ? { kind: 'host', hostName: host.name } : { kind: 'password' }
}

/** The form; before it, a button that leads to a fresh sign-in at the site builder, where one is needed. */
export function Proof({ proof, next, children }: { proof: OwnerProof; next: string; children: ReactNode }) {
  if (proof.kind !== 'host') return children
  return (
    <div className="grid max-w-form gap-4">
      <p>To make sure that it is you, sign in at {proof.hostName} once more. Then you can go on here for 10 minutes.</p>
      <HostButton label={`Confirm with ${proof.hostName}`} next={next} variant="quiet" fresh />
    </div>
  )
}
