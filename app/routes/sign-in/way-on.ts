import * as addresses from '#domain/addresses.ts'
import { ACCOUNT_LINK_HOURS } from '#domain/limits.ts'

import { readNext } from './landing.ts'

const NAME = 'after-confirmation'

/** R296: keeps where somebody was going while they look into their mail; for the page of that mail's link alone. */
export function keepWayOn(next: string, siteUrl: string): string {
  const age = ACCOUNT_LINK_HOURS['verify-email'] * 60 * 60
  const parts = [`${NAME}=${encodeURIComponent(next)}`, `Path=${addresses.verifyEmail}`, `Max-Age=${age}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(siteUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')
}

/** Only ever an address of this site; empty where none was kept, or what was is none. */
export function readWayOn({ headers }: Request): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const kept = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
  try {
    return readNext(decodeURIComponent(kept))
  } catch {
    return ''
  }
}
