import type { MailLink } from '#adapters/mail/templates.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'

import { briefUrl } from './brief/brief-link.ts'

/** R661: where a guest finds everything that they sent from this address. Knowing it opens nothing. */
export function requestsLink({ site }: Pick<Deps, 'site'>): MailLink {
  return { label: 'See all your requests', url: absoluteUrl(addresses.guestRequests, site.url).href }
}

/** R660: what every mail to a client names: the brief that it is about, and to a guest all of their requests. */
export function senderLinks(
  deps: Pick<Deps, 'signer' | 'site' | 'now'>,
  { brief_id, guest_email }: { brief_id: string | null; guest_email: string | null },
): MailLink[] {
  const isGuest = guest_email !== null
  const brief =
    brief_id === null
      ? []
      : [{ label: 'See your brief and its answers', url: briefUrl(deps, { briefId: brief_id, isGuest }) }]
  return [...brief, ...(isGuest ? [requestsLink(deps)] : [])]
}
