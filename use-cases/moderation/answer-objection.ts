import { decisionMails } from '#adapters/mail/decision-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { findOpenObjection, insertObjectionMessage } from '#db/queries/moderation/objections.ts'
import { OBJECTION_LIMITS } from '#domain/limits.ts'
import { type AdminDecision, adminReplySchema } from '#domain/moderation/decision-schemas.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { actOnDecision } from './act-on-decision.ts'
import { type StatementDeps, statementUrl } from './statement-url.ts'

/** R773: an admin writes to the affected person about an open objection. */
export function answerObjection(
  deps: Pick<Deps, 'db'> & StatementDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<AdminDecision>> {
  return actOnDecision(deps, viewer, {
    id,
    input,
    schema: adminReplySchema,
    async act(db, { decision, admin, input: { text } }) {
      const open = await findOpenObjection(db, id)
      if (!open) throw new Rollback(fail('already_used', 'no objection is open'))
      if (Number(open.messages) >= OBJECTION_LIMITS.messages) {
        throw new Rollback(fail('already_used', `an objection has ${OBJECTION_LIMITS.messages} messages at most`))
      }
      const message = { objectionId: open.id, authorId: admin.userId, byAdmin: true, body: text, now: deps.now() }
      await insertObjectionMessage(db, message)
      if (decision.affected_email === null) return
      const told = {
        name: decision.affected_name,
        subject: decision.subject,
        body: text,
        url: statementUrl(deps, { id, email: decision.affected_email }),
      }
      const mail = renderMailTemplate(deps.site, decisionMails.answered, told)
      await queueMail(deps, db, { to: decision.affected_email, ...mail })
    },
  })
}
