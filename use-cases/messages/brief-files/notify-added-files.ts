import { briefMails } from '#adapters/mail/brief-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { listBriefsWithNewFiles, claimFilesToAnnounce } from '#db/queries/messages/brief-files.ts'
import { listBriefMessages, lockBrief } from '#db/queries/messages/briefs.ts'
import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import type { BriefMessage } from '#use-cases/messages/brief/present-brief.ts'
import { conversationClosedReason } from '#use-cases/messages/conversation/write-reply.ts'
import { profileMailAddress } from '#use-cases/messages/recipient.ts'
import { runEach } from '#use-cases/run-each.ts'

type TellDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'now'>

async function mailExpert(deps: TellDeps, db: Db, { row, fileNames }: { row: BriefMessage; fileNames: string[] }) {
  const profile = row.profile_id === null ? undefined : await findProfileById(db, row.profile_id)
  const to = profile && profileMailAddress(profile)
  if (!to) return
  const { sender_name: sender, subject } = row
  const facts = { name: profile.name, sender, subject, fileNames, url: addresses.inboxMessage(row.id) }
  await queueMail(deps, db, { to, ...renderMailTemplate(deps.site, briefMails.files, facts) })
}

/** Held ones stay quiet, as their follow-ups do. */
const isTold = (row: BriefMessage) => row.status === 'sent' && conversationClosedReason(row, 'sender') === undefined

/** R343: like a reply, files make the conversation unread for its expert. */
export async function markUnreadForExperts(db: Db, rows: BriefMessage[], { now }: { now: Date }): Promise<void> {
  for (const row of rows.filter(isTold)) {
    await updateMessage(db, row.id, {
      last_at: now,
      read_at: null,
      sender_read_at: now,
      archived_at: null,
      owner_deleted_at: null,
    })
  }
}

/** R709: mails each expert who has the brief, once, unless another file came meanwhile. */
async function tellExperts(deps: TellDeps, briefId: string, { before }: { before: Date }): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    // Files are marked as pending under the same lock.
    await lockBrief(transaction, briefId)
    if (!(await listBriefsWithNewFiles(transaction, { before })).includes(briefId)) return
    const fileNames = await claimFilesToAnnounce(transaction, briefId)
    if (fileNames.length === 0) return
    const rows = await listBriefMessages(transaction, briefId)
    for (const row of rows.filter(isTold)) await mailExpert(deps, transaction, { row, fileNames })
  })
}

/** R709: tells the experts of files that were added to their briefs, after some minutes without another one. */
export async function notifyAddedFiles(deps: TellDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - BRIEF_FILE_LIMITS.quietMinutes * 60_000)
  // A brief that fails is tried again by the next run; those behind it have their turn.
  await runEach(await listBriefsWithNewFiles(deps.db, { before }), (id) => tellExperts(deps, id, { before }))
}
