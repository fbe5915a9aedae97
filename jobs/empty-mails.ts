import type { Deps } from '#use-cases/deps.ts'
import { emptyMails } from '#use-cases/mail/empty-mails.ts'

const HOURLY = '43 * * * *'

export async function workOnSentMails(deps: Deps): Promise<void> {
  await deps.queue.work('empty-mails', () => emptyMails(deps))
  await deps.queue.schedule('empty-mails', HOURLY, {})
}
