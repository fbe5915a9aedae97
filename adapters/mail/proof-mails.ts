import type { AddedProofKind, CheckFailure } from '#domain/proofs/proof-kinds.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailTemplate } from './mail-template.ts'

type Facts = { proofKind: AddedProofKind; failure: CheckFailure }

/** R799 */
export const proofMails = {
  failing: {
    kind: 'account-notice',
    subject: 'accountMails.proof.subject',
    lines: ['accountMails.proof.line', 'accountMails.proof.why', 'accountMails.proof.next'],
    button: 'accountMails.proof.button',
    args: ({ proofKind, failure }: Facts, { text: t }: Texts) => ({
      reason: t(`proofs.failure.${proofKind}.${failure}`),
    }),
  },
} as const satisfies Record<string, MailTemplate>
