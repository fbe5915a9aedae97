import { createHmac, timingSafeEqual } from 'node:crypto'

/** As long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60
const NAME = 'guildhall.device'

export type KnownDevices = ReturnType<typeof knownDevices>

/** Browsers that have signed in to an account before: each keeps a signed cookie per account, and nobody else's. */
export function knownDevices({ secret, secure }: { secret: string; secure: boolean }) {
  const signed = (text: string) => createHmac('sha256', secret).update(`known device ${text}`).digest('base64url')
  const nameOf = (userId: string) => `${secure ? '__Host-' : ''}${NAME}_${signed(`name ${userId}`).slice(0, 12)}`
  return {
    isKnownDevice(cookieHeader: string | null | undefined, userId: string): boolean {
      const begins = `${nameOf(userId)}=`
      const value =
        cookieHeader
          ?.split('; ')
          .find((cookie) => cookie.startsWith(begins))
          ?.slice(begins.length) ?? ''
      const [given, expected] = [Buffer.from(value), Buffer.from(signed(userId))]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    /** The value of Set-Cookie. */
    knownDeviceCookie(userId: string): string {
      const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      return `${nameOf(userId)}=${signed(userId)}; ${attributes}`
    },
  }
}
