import { ADA_MOREAU, DEMO_EXPERTS } from '#demo/experts.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { send } from '#test/soak/fuzz/send.ts'
import { type FuzzedSite, HOST_TOKEN } from '#test/soak/fuzz/site-process.ts'

import type { Role } from './calls.ts'

type Account = { email: string; cookie: string }
type SignedIn = 'owner' | 'newcomer' | 'admin'

/**
 * The sessions of each role. Requests may end sessions and delete accounts, so a lost one is signed in again, or
 * replaced.
 */
export async function openSessions(site: Pick<FuzzedSite, 'port' | 'makeAccount'>) {
  const owners = ['owner', ...DEMO_EXPERTS.map(({ handle }) => handle)].map((name) => `${name}@demo.test`).values()
  const accounts = new Map<SignedIn, Account>()
  const renewing = new Map<SignedIn, Promise<void>>()
  let created = 0
  const origin = `http://localhost:${site.port}`

  async function signIn(email: string): Promise<Account | undefined> {
    const answer = await send(site.port, {
      method: 'POST',
      path: '/user/auth/sign-in/email',
      headers: [
        ['host', `localhost:${site.port}`],
        ['origin', origin],
        ['content-type', 'application/json'],
      ],
      body: Buffer.from(JSON.stringify({ email, password: DEMO_PASSWORD })),
    })
    const cookie = answer.setCookies.map((one) => one.split(';', 1)[0]).join('; ')
    return answer.status === 200 && cookie ? { email, cookie } : undefined
  }

  async function next(role: SignedIn): Promise<string> {
    const known =
      role === 'owner' ? owners.next().value : role === 'admin' && created === 0 ? 'admin@demo.test' : undefined
    if (known) return known
    const email = `fuzz-${role}-${++created}@demo.test`
    await site.makeAccount({
      email,
      password: DEMO_PASSWORD,
      role: role === 'admin' ? 'admin' : 'user',
      verified: role !== 'newcomer',
    })
    return email
  }

  async function isSignedIn({ cookie }: Account): Promise<boolean> {
    const headers: [string, string][] = [
      ['host', `localhost:${site.port}`],
      ['cookie', cookie],
    ]
    const answer = await send(site.port, { method: 'GET', path: '/v1/marketplace/me', headers })
    return answer.status === 200 && !answer.text.includes('"user":null')
  }

  async function renew(role: SignedIn): Promise<void> {
    const before = accounts.get(role)
    if (before && (await isSignedIn(before))) return
    let account = before && (await signIn(before.email))
    for (let tries = 0; !account && tries < 8; tries++) account = await signIn(await next(role))
    if (account) accounts.set(role, account)
  }

  const names: SignedIn[] = ['owner', 'newcomer', 'admin']
  await Promise.all(names.map(renew))
  return {
    origin,
    /** Waits for a sign-in in progress. */
    async headers(role: Role): Promise<[string, string][]> {
      if (role === 'host') return [['authorization', `Bearer ${HOST_TOKEN}`]]
      if (role === 'nobody') return []
      await renewing.get(role)
      const account = accounts.get(role)
      return account ? [['cookie', account.cookie]] : []
    },
    /** Demo accounts are named after their profile. */
    handle(role: Role): string | undefined {
      const email = role === 'owner' ? accounts.get(role)?.email : undefined
      return email === 'owner@demo.test' ? ADA_MOREAU.handle : email?.split('@', 1)[0]
    },
    /** Call it after an answer that suggests that the session has ended. */
    async check(role: Role): Promise<void> {
      if (role === 'nobody' || role === 'host') return
      const under = renewing.get(role) ?? renew(role).finally(() => renewing.delete(role))
      renewing.set(role, under)
      await under
    },
    replaced: () => created,
  }
}
