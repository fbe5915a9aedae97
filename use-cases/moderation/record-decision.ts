import { decisionMails } from '#adapters/mail/decision-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { insertDecision, type NewDecision } from '#db/queries/moderation/decisions.ts'
import { DEFAULT_MODERATION_RULE, groundOfRule } from '#domain/moderation/moderation-rules.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { type StatementDeps, statementUrl } from './statement-url.ts'

type Decided = Omit<NewDecision, 'rule' | 'ground' | 'isComplete' | 'now'> & {
  /** R772: without one, the decision waits to be completed. */
  rule: string | undefined
  /** A proven address of the affected person; null if there is none. */
  email: string | null
  name: string
}

/** R770: writes down a restricting act with its reasons, and mails the statement of reasons. */
export async function recordDecision(
  deps: StatementDeps,
  db: Db,
  { rule, email, name, ...decided }: Decided,
): Promise<void> {
  const code = rule ?? DEFAULT_MODERATION_RULE
  const isComplete = rule !== undefined && decided.facts !== ''
  const ground = groundOfRule(code)
  const id = await insertDecision(db, { ...decided, rule: code, ground, isComplete, now: deps.now() })
  if (email === null) return
  const facts = {
    name,
    subject: decided.subject,
    rule: code,
    facts: decided.facts,
    url: statementUrl(deps, { id, email }),
  }
  await queueMail(deps, db, { to: email, ...renderMailTemplate(deps.site, decisionMails[decided.act], facts) })
}
