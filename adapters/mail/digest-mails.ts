import * as addresses from '#domain/addresses.ts'

import type { MailEntry } from './mail-content.ts'
import type { MailTemplate } from './mail-template.ts'

/** `news`: of experts, the latest first; `more`: whether there is more than the mail lists. */
type Digest = { news: MailEntry[]; more: boolean }

export const digestMails = {
  /** R133: no tracking of who opened it, and links to our own pages only. */
  weekly: {
    kind: 'digest',
    subscribed: true,
    subject: 'mails.digest.subject',
    lines: [],
    args: ({ news, more }: Digest) => ({
      expert: news[0]?.name ?? '',
      others: news.length - 1,
      rest: more ? 'yes' : 'no',
    }),
    listed: 'mails.digest.line',
    entries: ({ news }: Digest) => news,
    button: 'mails.digest.button',
    page: addresses.following,
  },
} as const satisfies Record<string, MailTemplate>
