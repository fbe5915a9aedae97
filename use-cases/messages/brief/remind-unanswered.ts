import { briefMails } from '#adapters/mail/brief-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import {
  findBrief,
  listBriefMessages,
  listUnremindedBriefs,
  markReminded,
  type UnremindedBrief,
} from '#db/queries/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS, DAY_MS } from '#domain/limits.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { mailPictureUrl } from '#use-cases/mail/mail-picture.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { runEach } from '#use-cases/run-each.ts'

import { briefUrl } from './brief-link.ts'
import { type BriefMessage, briefRecipientState } from './present-brief.ts'
import { suggestOtherExperts, isBriefUnanswered } from './suggest-other-experts.ts'

type TellDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'catalogue' | 'cards' | 'now'>

/** Briefs that are read at once. */
const AT_ONCE = 500

function presentOther(deps: Pick<Deps, 'site'>, { name, profileImg, title, slug, location, skills }: ExpertCard) {
  const place = [location.city, location.country].filter(Boolean).join(', ')
  const able = skills
    .slice(0, 3)
    .map((skill) => skill.name)
    .join(', ')
  const lines = [place, able].filter(Boolean)
  const url = absoluteUrl(addresses.profile(slug), deps.site.url).href
  return { name, detail: title ?? undefined, picture: mailPictureUrl(deps, profileImg), lines, url }
}

async function mailSilence(deps: TellDeps, briefId: string, rows: BriefMessage[]): Promise<void> {
  const [client] = rows
  const others = await suggestOtherExperts(deps, rows)
  const now = deps.now()
  await deps.db.transaction().execute(async (transaction) => {
    if (!(await markReminded(transaction, briefId, now))) return
    if (!client?.sender_email || !client.sender_proven) return
    const isGuest = client.guest_email !== null
    const mail = renderMailTemplate(deps.site, briefMails.unanswered, {
      name: client.sender_name,
      subject: client.subject,
      silent: rows
        .filter((row) => briefRecipientState(row) === 'waiting')
        .map((row) => ({ name: row.profile_name, picture: mailPictureUrl(deps, row.profile_img) })),
      others: others.map((other) => presentOther(deps, other)),
      url: briefUrl(deps, { briefId, isGuest }),
      isGuest,
    })
    await queueMail(deps, transaction, { to: client.sender_email, ...mail })
  })
}

async function listAll({ db }: TellDeps, span: { after: Date; before: Date }): Promise<string[]> {
  const ids: string[] = []
  for (let last: UnremindedBrief | undefined; ;) {
    const briefs = await listUnremindedBriefs(db, { ...span, last, limit: AT_ONCE })
    ids.push(...briefs.map(({ id }) => id))
    last = briefs.at(-1)
    if (briefs.length < AT_ONCE) return ids
  }
}

/** R344: tells each client once that an expert has not answered, three working days after the brief was sent. */
export async function remindUnanswered(deps: TellDeps): Promise<void> {
  const now = deps.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  // Working days are never fewer than days.
  const span = { after: daysAgo(BRIEF_LIMITS.toldWithinDays), before: daysAgo(BRIEF_LIMITS.silentDays) }
  // A brief that fails is tried again by the next run; those behind it have their turn.
  await runEach(await listAll(deps, span), async (id) => {
    const [brief, rows] = await Promise.all([findBrief(deps.db, id), listBriefMessages(deps.db, id)])
    if (brief && isBriefUnanswered(brief, rows, now)) await mailSilence(deps, id, rows)
  })
}
