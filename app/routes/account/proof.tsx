import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { HostButton } from '#app/routes/sign-in/host/host-button.tsx'
import { useTexts } from '#app/shell/use-texts.ts'
import { fetchSignInMethods } from '#client/accounts/host-sign-in.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'

/** R418: what an account's owner shows before something grave: its password, or a fresh sign-in at the site builder. */
export type OwnerProof = { kind: 'password' } | { kind: 'proved' } | { kind: 'host'; hostName: string }

/** How an account's owner signs in, and shows who they are; `onlyHost` is the site builder's name where they have no password. */
export type OwnSignIn = { proof: OwnerProof; onlyHost: string | undefined }

export async function loadOwnSignIn(context: Readonly<RouterContextProvider>): Promise<OwnSignIn> {
  const { signIn } = context.get(siteContext)
  if (!signIn) return { proof: { kind: 'password' }, onlyHost: undefined }
  const { password, host } = await fetchSignInMethods(context.get(clientContext))
  const onlyHost = host && !password && (host.linked || !signIn.passwords) ? host.name : undefined
  return { proof: proofOf(onlyHost, host?.fresh ?? false), onlyHost }
}

/** An account with neither gets a password by mail, as everywhere. */
function proofOf(onlyHost: string | undefined, isFresh: boolean): OwnerProof {
  if (isFresh) return { kind: 'proved' }
  return onlyHost === undefined ? { kind: 'password' } : { kind: 'host', hostName: onlyHost }
}

export const loadOwnerProof = async (context: Readonly<RouterContextProvider>): Promise<OwnerProof> =>
  (await loadOwnSignIn(context)).proof

/** The form; before it, a button that leads to a fresh sign-in at the site builder, where one is needed. */
export function Proof({ proof, next, children }: { proof: OwnerProof; next: string; children: ReactNode }) {
  const t = useTexts()
  if (proof.kind !== 'host') return children
  return (
    <div className="grid max-w-form gap-4">
      <p>{t('account.proof.lead', { host: proof.hostName, minutes: HOST_SIGN_IN_LIMITS.freshMinutes })}</p>
      <HostButton label={t('account.proof.button', { host: proof.hostName })} next={next} variant="quiet" fresh />
    </div>
  )
}
