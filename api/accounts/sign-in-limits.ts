import { findKnownDeviceByEmail } from '#adapters/auth/known-device.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { tooManyRequests } from '#api/errors.ts'
import { networkOf } from '#domain/network.ts'
import { type CountedAct, refundLimits, consumeLimits } from '#use-cases/consume-limits.ts'

type SignInDeps = Pick<ApiDeps, 'db' | 'limits' | 'knownDevices'>
type Attempt = { email: string; address: string; cookies: string | undefined }

/**
 * R223: a browser that has signed in to the account before has its own limit, which no other client can use up; all others
 * share the limits of their network, of the account, and of the account in this network.
 */
async function countedFor(deps: SignInDeps, { email, address, cookies }: Attempt): Promise<CountedAct[]> {
  const device = await findKnownDeviceByEmail(deps, { cookies, email })
  if (device) return [{ name: 'signIn', key: `${email} device ${device}` }]
  const network = networkOf(address)
  return [
    { name: 'signIn', key: `${email} ${network}` },
    { name: 'signInsFromNetwork', key: network },
    { name: 'signInsToAccount', key: email },
  ]
}

/** R221: counts the try before the password is checked; a try that is no failure is refunded. */
export async function countSignIn(deps: SignInDeps, attempt: Attempt) {
  const acts = await countedFor(deps, attempt)
  const stopped = await consumeLimits(deps, acts)
  if (stopped) throw tooManyRequests(stopped.wait)
  const [own, ...shared] = acts
  return {
    /** The password was right: resets the failures of this account in this network. */
    async right(): Promise<void> {
      if (own) await deps.limits.forgive(own.name, own.key)
      await refundLimits(deps, shared)
    },
    /** No password was checked. */
    unused: () => refundLimits(deps, acts),
  }
}
