import { markDigestSent, claimDigestReaders } from '#db/queries/following/news-readers.ts'
import { listNewsRows } from '#db/queries/following/news.ts'
import { DAY_MS, MAX_DIGEST_ITEMS } from '#domain/limits.ts'
import { mondayOf } from '#domain/statistics/week.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMails } from '#use-cases/mail/queue-mail.ts'

import { composeDigest } from './compose-digest.ts'
import { presentNews } from './present-news.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

type DigestDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'now'>

const BATCH = 100

/**
 * R133: writes the digests of the week that ended last Sunday for one batch of accounts, and sends another job for the
 * rest. The mails, the note that they were written and that job commit together or not at all.
 */
export async function sendDigests(deps: DigestDeps, { batch = BATCH } = {}): Promise<{ mails: number }> {
  const now = deps.now()
  const monday = mondayOf(now)
  const week = monday.toISOString().slice(0, 10)
  const span = { after: new Date(monday.getTime() - 7 * DAY_MS), until: monday }
  return deps.db.transaction().execute(async (transaction) => {
    const due = await claimDigestReaders(transaction, { week, limit: batch })
    if (due.length === 0) return { mails: 0 }
    const readers = due.filter((reader) => reader.email_verified)
    const rows = await listNewsRows(transaction, {
      userIds: readers.map((reader) => reader.id),
      ...span,
      // One more than a mail holds shows whether there is more.
      limit: MAX_DIGEST_ITEMS + 1,
    })
    const byReader = Map.groupBy(rows, (row) => row.user_id)
    const mails = readers.flatMap(({ id, name, email }) => {
      const items = (byReader.get(id) ?? []).flatMap((row) => presentNews(row, { lastVisit: null, site: deps.site }))
      const reader = { name, unsubscribeUrl: unsubscribeUrl(deps, id), now }
      return items.length === 0 ? [] : [{ to: email, ...composeDigest(deps, reader, items) }]
    })
    await queueMails(deps, transaction, mails)
    // Includes accounts without news or without a confirmed address: nothing is left to do for their week.
    await markDigestSent(
      transaction,
      due.map((reader) => reader.id),
      week,
    )
    await deps.queue.send(transaction, 'send-digests', {})
    return { mails: mails.length }
  })
}
