import type { MailFoot, WayBack } from '#adapters/mail/mail-content.ts'
import { briefLinkAt, requestsFootAt } from '#adapters/mail/way-back.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'

import { briefUrl } from './brief/brief-link.ts'

/** R661: where a guest finds everything that they sent from this address. Knowing it opens nothing. */
export function requestsFoot({ site }: Pick<Deps, 'site'>): MailFoot {
  return requestsFootAt(absoluteUrl(addresses.guestRequests, site.url).href)
}

/** R660: what every mail to a client names: the brief that it is about, and to a guest all of their requests. */
export function senderLinks(
  deps: Pick<Deps, 'signer' | 'site' | 'now'>,
  { brief_id, guest_email }: { brief_id: string | null; guest_email: string | null },
): WayBack {
  const isGuest = guest_email !== null
  return {
    ...(brief_id !== null && {
      link: briefLinkAt(briefUrl(deps, { briefId: brief_id, isGuest })),
    }),
    ...(isGuest && { foot: requestsFoot(deps) }),
  }
}
