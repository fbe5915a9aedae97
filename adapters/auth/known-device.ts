import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Db } from '#db/connection.ts'
import { DAY_MS, KNOWN_DEVICE_DAYS } from '#domain/limits.ts'

type Cookies = string | null | undefined

/** R223: tells the browsers that have signed in to an account from all others, by a signed cookie per account. */
export type KnownDevices = {
  /** The id of this browser for this account; undefined where it has not signed in to it before. */
  read(cookies: Cookies, userId: string): string | undefined
  isKnown(cookies: Cookies, userId: string): boolean
  /** The `Set-Cookie` line for a browser that has just signed in; a known one keeps its id. */
  cookieFor(cookies: Cookies, userId: string): string
}

const NAME = 'guildhall.device_'
const MAX_AGE_SECONDS = (KNOWN_DEVICE_DAYS * DAY_MS) / 1000

function valuesOf(cookies: Cookies, name: string): string[] {
  const pairs = cookies?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}

function isSame(shown: string, expected: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function createKnownDevices({ secret, secure }: { secret: string; secure: boolean }): KnownDevices {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`guildhall known device\n${text}`).digest('base64url')
  // The account is named by a keyed hash: whoever reads the cookie does not learn whose it is.
  const nameFor = (userId: string) => `${secure ? '__Host-' : ''}${NAME}${sign(`account ${userId}`).slice(0, 16)}`
  const valueOf = (userId: string, device: string) => `${device}.${sign(`device ${device} of ${userId}`)}`

  function read(cookies: Cookies, userId: string): string | undefined {
    for (const shown of valuesOf(cookies, nameFor(userId))) {
      const device = shown.split('.', 1)[0] ?? ''
      if (isSame(shown, valueOf(userId, device))) return device
    }
    return undefined
  }
  return {
    read,
    isKnown: (cookies, userId) => read(cookies, userId) !== undefined,
    cookieFor(cookies, userId) {
      const device = read(cookies, userId) ?? randomBytes(12).toString('base64url')
      const flags = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      return `${nameFor(userId)}=${valueOf(userId, device)}; ${flags}`
    },
  }
}

/** The browser's id for the account that has this address; without any such cookie nothing is looked up. */
export async function readDeviceByEmail(
  { db, knownDevices }: { db: Db; knownDevices: KnownDevices },
  { cookies, email }: { cookies: Cookies; email: string },
): Promise<string | undefined> {
  if (!cookies?.includes(NAME)) return undefined
  const user = await db.selectFrom('user').where('email', '=', email).select('id').executeTakeFirst()
  return user && knownDevices.read(cookies, user.id)
}
