import { decisionMails } from '#adapters/mail/decision-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { completeDecisionRow } from '#db/queries/moderation/decisions.ts'
import { type AdminDecision, completeDecisionSchema } from '#domain/moderation/decision-schemas.ts'
import { groundOfRule } from '#domain/moderation/moderation-rules.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { actOnDecision } from './act-on-decision.ts'
import { type StatementDeps, statementUrl } from './statement-url.ts'

/** R772: names the rule and the facts of a decision that was made without them; the affected person is told. */
export function completeDecision(
  deps: Pick<Deps, 'db'> & StatementDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<AdminDecision>> {
  return actOnDecision(deps, viewer, {
    id,
    input,
    schema: completeDecisionSchema,
    async act(db, { decision, admin, input: { rule, facts } }) {
      if (decision.completed_at !== null) throw new Rollback(fail('already_used', 'its reasons are complete'))
      await completeDecisionRow(db, { id, rule, ground: groundOfRule(rule), facts, now: deps.now() })
      await insertModerationEntries(db, [
        {
          actorId: admin.userId,
          profileId: decision.profile_id,
          ...(decision.account_id !== null && { accountId: decision.account_id }),
          action: 'complete-decision',
          reason: facts,
          details: { decisionId: id, to: rule },
        },
      ])
      if (decision.affected_email === null) return
      const told = {
        name: decision.affected_name,
        subject: decision.subject,
        rule,
        facts,
        url: statementUrl(deps, { id, email: decision.affected_email }),
      }
      const mail = renderMailTemplate(deps.site, decisionMails.completed, told)
      await queueMail(deps, db, { to: decision.affected_email, ...mail })
    },
  })
}
