import { deleteMailsBefore } from '#db/queries/mail/mails.ts'
import { DAY_MS, MAIL_RETENTION_DAYS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R459: whom a mail was for, and what it was about, is of use while somebody may ask where it is. */
export async function purgeMails({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteMailsBefore(db, new Date(now().getTime() - MAIL_RETENTION_DAYS * DAY_MS))
}
