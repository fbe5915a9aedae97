import { decisionMails } from '#adapters/mail/decision-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { listAdmins } from '#db/queries/moderation/deciders.ts'
import { liftDecisions } from '#db/queries/moderation/decisions.ts'
import { closeObjections, findOpenObjection } from '#db/queries/moderation/objections.ts'
import { type AdminDecision, decideObjectionSchema } from '#domain/moderation/decision-schemas.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { actOnDecision } from './act-on-decision.ts'
import { mayDecideObjection } from './may-decide-objection.ts'
import { restoreStateBefore } from './restore-state-before.ts'
import { type StatementDeps, statementUrl } from './statement-url.ts'

/** R776: upholds a decision or reverses it, which restores what it took; both end the objection. */
export function decideObjection(
  deps: Pick<Deps, 'db' | 'logAuthEvent'> & StatementDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<AdminDecision>> {
  return actOnDecision(deps, viewer, {
    id,
    input,
    schema: decideObjectionSchema,
    async act(db, { decision, admin, input: { outcome, reason } }) {
      if (!(await findOpenObjection(db, id))) throw new Rollback(fail('already_used', 'no objection is open'))
      if (!mayDecideObjection(admin, decision, await listAdmins(db))) {
        throw new Rollback(fail('forbidden', 'another admin decides about objections to your own decisions'))
      }
      const now = deps.now()
      const by = admin.userId
      await closeObjections(db, { decisionIds: [id], outcome, by, reason, now })
      await insertModerationEntries(db, [
        {
          actorId: by,
          profileId: decision.profile_id,
          ...(decision.account_id !== null && { accountId: decision.account_id }),
          action: 'decide-objection',
          reason,
          details: { decisionId: id, to: outcome },
        },
      ])
      if (outcome === 'reversed') {
        await liftDecisions(db, { ids: [id], lift: 'reversed', by, now })
        await restoreStateBefore(deps, db, { decision, by })
      }
      if (decision.affected_email === null) return
      const told = {
        name: decision.affected_name,
        subject: decision.subject,
        reason,
        url: statementUrl(deps, { id, email: decision.affected_email }),
      }
      const mail = renderMailTemplate(deps.site, decisionMails[outcome], told)
      await queueMail(deps, db, { to: decision.affected_email, ...mail })
    },
  })
}
