import { plural } from '#domain/text/plural.ts'

import type { MailContent, MailParts } from './mail-content.ts'
import { renderMail } from './templates.ts'

type Digest = {
  siteName: string
  /** The reader. */
  name: string
  /** The latest first. */
  experts: NonNullable<MailParts['entries']>
  /** Whether there is more news than the mail lists. */
  more: boolean
  url: string
  unsubscribeUrl: string
}

function subjectOf(experts: Digest['experts']): string {
  const others = experts.length - 1
  const rest = others === 0 ? '' : ` and ${plural(others, 'other')}`
  return `New from ${experts[0]?.name ?? 'those you follow'}${rest}`
}

/** R133: no tracking of who opened it, and links to our own pages only. */
export function digestMail({ siteName, name, experts, more, url, unsubscribeUrl }: Digest): MailContent {
  return renderMail(siteName, {
    kind: 'digest',
    subject: subjectOf(experts),
    greeting: `Hello ${name},`,
    lines: [`This was new last week with the experts whom you follow on ${siteName}.`],
    entries: experts,
    action: { label: more ? 'See the rest, too' : 'See all whom you follow', url },
    foot: {
      line: 'You get this mail once a week because you asked for it.',
      label: 'Unsubscribe',
      url: unsubscribeUrl,
    },
  })
}
