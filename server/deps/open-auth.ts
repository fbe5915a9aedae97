import { type Auth, createAuth } from '#adapters/auth/auth.ts'
import { createKnownDevices } from '#adapters/auth/known-device.ts'
import type { Keyring } from '#adapters/signing/keyring.ts'
import { isDemoAccount } from '#db/queries/accounts/accounts.ts'
import { signUpPurposeSchema } from '#domain/accounts/account.ts'
import { isClientGone } from '#server/connections/client-signal.ts'
import type { Env } from '#server/startup/env.ts'
import { sendAccountNotice } from '#use-cases/accounts/send-account-notice.ts'
import type { Deps } from '#use-cases/deps.ts'

export function openAuth(
  env: Pick<Env, 'siteUrl' | 'siteName' | 'demo'>,
  { deps, keyring }: { deps: Deps; keyring: Keyring },
) {
  const { db, queue } = deps
  const knownDevices = createKnownDevices({
    secret: keyring.current('known-devices'),
    siteUrl: env.siteUrl,
  })
  const auth: Auth = createAuth({
    db,
    keys: keyring.all('sessions'),
    siteUrl: env.siteUrl,
    siteName: env.siteName,
    trustedOrigins: [env.siteUrl.origin],
    onSignUp: ({ email, purpose }) => {
      // R706: only an email sign-up has one, and the API has checked it.
      const signUpPurpose = signUpPurposeSchema.safeParse(purpose).data
      return queue.send(db, 'mail-account-link', {
        purpose: 'verify-email',
        email,
        ...(signUpPurpose && { signUpPurpose }),
      })
    },
    maySignIn: async (userId) => env.demo || !(await isDemoAccount(db, userId)),
    // Only errors among the details are logged: the rest may hold user input.
    onError(message, details) {
      const error = details.find((one) => one instanceof Error)
      if (!isClientGone(error)) deps.reportError(error, message)
    },
    devices: knownDevices,
    limits: deps.limits,
    notify: (notice) => sendAccountNotice(deps, db, notice),
    logAuthEvent: deps.logAuthEvent,
  })
  return { auth, knownDevices }
}
