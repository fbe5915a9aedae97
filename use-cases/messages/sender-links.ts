import type { Deps } from '#use-cases/deps.ts'

import { briefUrl } from './brief/brief-link.ts'

/** R660: what every mail to a client names: the brief that it is about, and to a guest all of their requests. */
export function senderMailLinks(
  deps: Pick<Deps, 'signer' | 'site' | 'now'>,
  { brief_id: briefId, guest_email: guestEmail }: { brief_id: string | null; guest_email: string | null },
): { briefUrl?: string; isGuest: boolean } {
  const isGuest = guestEmail !== null
  return { isGuest, ...(briefId !== null && { briefUrl: briefUrl(deps, { briefId, isGuest }) }) }
}
