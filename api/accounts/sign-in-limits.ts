import { readDeviceByEmail } from '#adapters/auth/known-device.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { tooManyRequests } from '#api/errors.ts'
import { networkOf } from '#domain/network.ts'
import { type CountedAct, giveLimitsBack, takeLimits } from '#use-cases/take-limits.ts'

type SignInDeps = Pick<ApiDeps, 'db' | 'limits' | 'knownDevices'>
type Attempt = { email: string; address: string; cookies: string | undefined }

/**
 * R223: a browser that has signed in to the account before has tries of its own, which nobody else can use up; all
 * others share those of their network, those of the account, and those of the account in this network.
 */
async function countedFor(deps: SignInDeps, { email, address, cookies }: Attempt): Promise<CountedAct[]> {
  const device = await readDeviceByEmail(deps, { cookies, email })
  if (device) return [{ name: 'signIn', key: `${email} device ${device}` }]
  const network = networkOf(address)
  return [
    { name: 'signIn', key: `${email} ${network}` },
    { name: 'signInsFromNetwork', key: network },
    { name: 'signInsToAccount', key: email },
  ]
}

/** R221: counts the try before the password is looked at; what turns out to be no failure is taken back. */
export async function countSignIn(deps: SignInDeps, attempt: Attempt) {
  const acts = await countedFor(deps, attempt)
  const stopped = await takeLimits(deps, acts)
  if (stopped) throw tooManyRequests(stopped.wait)
  const [own, ...shared] = acts
  return {
    /** The password was right: earlier failures of the same person are forgiven. */
    async right(): Promise<void> {
      if (own) await deps.limits.forgive(own.name, own.key)
      await giveLimitsBack(deps, shared)
    },
    /** No password was looked at. */
    unused: () => giveLimitsBack(deps, acts),
  }
}
