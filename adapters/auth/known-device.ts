import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Db } from '#db/connection.ts'
import { cookiePrefixForSite } from '#domain/accounts/session-cookie.ts'
import { DAY_MS, KNOWN_DEVICE_LIMITS } from '#domain/limits.ts'

type Cookies = string | null | undefined

/** An account, and when its password was last changed: a device is known for both together. */
export type DeviceOwner = { userId: string; since: Date }

/** R223: recognises browsers that have signed in to an account before, by a signed cookie per account. */
export type KnownDevices = {
  /** This browser's id for this account; undefined unless it has signed in since the last password change. */
  read(cookies: Cookies, owner: DeviceOwner): string | undefined
  /** The `Set-Cookie` lines for a browser that has just signed in; a known one keeps its id. */
  cookiesFor(cookies: Cookies, owner: DeviceOwner): string[]
}

/** The rest of the name identifies the account. */
export const DEVICE_COOKIE_PREFIX = 'device_'
const NAME = `.${DEVICE_COOKIE_PREFIX}`
const MAX_AGE_SECONDS = (KNOWN_DEVICE_LIMITS.days * DAY_MS) / 1000

function pairsOf(cookies: Cookies): { name: string; value: string }[] {
  return (cookies?.split(';') ?? []).flatMap((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    return name.includes(NAME) ? [{ name, value: value.join('=') }] : []
  })
}

function isSame(shown: string, expected: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function createKnownDevices({ secret, siteUrl }: { secret: string; siteUrl: URL }): KnownDevices {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`guildhall known device\n${text}`).digest('base64url')
  const prefix = cookiePrefixForSite(siteUrl) + NAME
  const secure = siteUrl.protocol === 'https:'
  // The cookie's name holds a keyed hash of the account id, so its readers cannot learn whose it is.
  const nameFor = (userId: string) => prefix + sign(`account ${userId}`).slice(0, 16)
  const valueOf = ({ userId, since }: DeviceOwner, device: string) =>
    `${device}.${sign(`device ${device} of ${userId} since ${since.toISOString()}`)}`
  const line = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  function read(cookies: Cookies, owner: DeviceOwner): string | undefined {
    const own = nameFor(owner.userId)
    for (const { name, value } of pairsOf(cookies)) {
      const device = value.split('.', 1)[0] ?? ''
      if (name === own && isSame(value, valueOf(owner, device))) return device
    }
    return undefined
  }
  return {
    read,
    cookiesFor(cookies, owner) {
      const own = nameFor(owner.userId)
      const device = read(cookies, owner) ?? randomBytes(12).toString('base64url')
      const others = pairsOf(cookies).filter(({ name }) => name !== own && /^[\w.-]+$/.test(name))
      // A browser shared by many accounts would otherwise send more headers than servers accept.
      const surplus = others.slice(0, Math.max(0, others.length - (KNOWN_DEVICE_LIMITS.accounts - 1)))
      return [line(own, valueOf(owner, device), MAX_AGE_SECONDS), ...surplus.map(({ name }) => line(name, '', 0))]
    },
  }
}

export async function findDeviceOwner(db: Db, userId: string): Promise<DeviceOwner | undefined> {
  const user = await db.selectFrom('user').where('id', '=', userId).select('password_changed_at').executeTakeFirst()
  return user && { userId, since: user.password_changed_at }
}

/** The browser's id for the account with this email; without such a cookie no query runs. */
export async function findKnownDeviceByEmail(
  { db, knownDevices }: { db: Db; knownDevices: KnownDevices },
  { cookies, email }: { cookies: Cookies; email: string },
): Promise<string | undefined> {
  if (!cookies?.includes(NAME)) return undefined
  const user = await db
    .selectFrom('user')
    .where('email', '=', email)
    .select(['id', 'password_changed_at'])
    .executeTakeFirst()
  return user && knownDevices.read(cookies, { userId: user.id, since: user.password_changed_at })
}
