import { platformRuleText, ruleTextKey } from '#domain/moderation/moderation-rules.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailTemplate } from './mail-template.ts'

const ruleTitle = (rule: string, texts: Texts) =>
  platformRuleText(rule)?.title ?? texts.text(`moderationRules.${ruleTextKey(rule)}.title`)

const DECISION = { kind: 'decision', button: 'decisions.mail.button' } as const

/** R770: the statement of reasons in short; its page has the rest. */
const STATEMENT = {
  ...DECISION,
  quote: ({ facts }: { facts: string }) => facts || undefined,
  args: ({ rule }: { rule: string }, texts: Texts) => ({ rule: ruleTitle(rule, texts) }),
} as const

const AFTER = ['decisions.mail.object', 'decisions.mail.redress'] as const

/** To whom a decision of an admin affects: its reasons, and what becomes of an objection. */
export const decisionMails = {
  'suspend-profile': {
    ...STATEMENT,
    subject: 'decisions.mail.subject.suspend-profile',
    lines: ['decisions.mail.line.suspend-profile', 'decisions.mail.rule'],
    after: ['decisions.mail.editStill', ...AFTER],
  },
  'deactivate-profile': {
    ...STATEMENT,
    subject: 'decisions.mail.subject.deactivate-profile',
    lines: ['decisions.mail.line.deactivate-profile', 'decisions.mail.rule'],
    after: AFTER,
  },
  'hide-profile': {
    ...STATEMENT,
    subject: 'decisions.mail.subject.hide-profile',
    lines: ['decisions.mail.line.hide-profile', 'decisions.mail.rule'],
    after: ['decisions.mail.publishAgain', ...AFTER],
  },
  'lock-account': {
    ...STATEMENT,
    subject: 'decisions.mail.subject.lock-account',
    lines: ['decisions.mail.line.lock-account', 'decisions.mail.rule'],
    after: AFTER,
  },
  completed: {
    ...STATEMENT,
    subject: 'decisions.mail.completed.subject',
    lines: ['decisions.mail.completed.line', 'decisions.mail.rule'],
    after: AFTER,
  },
  answered: {
    ...DECISION,
    subject: 'decisions.mail.answered.subject',
    lines: ['decisions.mail.answered.line'],
    quote: ({ body }: { body: string }) => body,
    after: ['decisions.mail.answered.after'],
  },
  upheld: {
    ...DECISION,
    subject: 'decisions.mail.outcome.subject',
    lines: ['decisions.mail.upheld.line'],
    quote: ({ reason }: { reason: string }) => reason,
    after: ['decisions.mail.redress'],
  },
  reversed: {
    ...DECISION,
    subject: 'decisions.mail.outcome.subject',
    lines: ['decisions.mail.reversed.line'],
    quote: ({ reason }: { reason: string }) => reason,
  },
} as const satisfies Record<string, MailTemplate>
