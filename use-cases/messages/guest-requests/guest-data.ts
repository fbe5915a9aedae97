import { listGuestMessagesForExport } from '#db/queries/accounts/account-export.ts'
import { listMailsToGuest, anonymizeGuest } from '#db/queries/messages/guest-requests.ts'
import type { Deps } from '#use-cases/deps.ts'

type Guest = { email: string }

/** R665: everything that is stored under a guest's address; of mails that they were sent (R213). Dates are in UTC. */
export async function exportGuestData({ db, now, site }: Pick<Deps, 'db' | 'now' | 'site'>, { email }: Guest) {
  const [messages, mails] = await Promise.all([listGuestMessagesForExport(db, email), listMailsToGuest(db, email)])
  return { exportedOn: now().toISOString(), site: site.name, email, messages, mails }
}

/** R665: like a deleted account's, their messages stay with the experts, without the address and the files. */
export async function deleteGuestData({ db }: Pick<Deps, 'db'>, { email }: Guest): Promise<void> {
  await db.transaction().execute((transaction) => anonymizeGuest(transaction, email))
}
