import * as addresses from '#domain/addresses.ts'

import type { MailTemplate } from './mail-template.ts'

const REPORT = {
  kind: 'report-outcome',
  subject: 'decisions.mail.report.subject',
  button: 'decisions.mail.report.button',
  page: addresses.moderation,
} as const

/** R779: to a person who reported something: what came of it, and neither who decided nor why. */
export const reportMails = {
  acted: { ...REPORT, lines: ['decisions.mail.report.acted'] },
  dismissed: {
    ...REPORT,
    lines: ['decisions.mail.report.dismissed'],
    after: ['decisions.mail.report.again', 'decisions.mail.redress'],
  },
} as const satisfies Record<string, MailTemplate>
