import { clearSentMailTexts } from '#db/queries/mail/mails.ts'
import { HOUR_MS, DEMO_MAILBOX_HOURS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R214: empties mails that the demo's mailbox has shown long enough, also after the demo has ended. */
export async function purgeMailTexts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await clearSentMailTexts(db, { before: new Date(now().getTime() - DEMO_MAILBOX_HOURS * HOUR_MS) })
}
