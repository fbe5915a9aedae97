import { noticeMails } from '#adapters/mail/notice-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { findPasswordHash, findUser } from '#db/queries/accounts/accounts.ts'
import type { AccountNotice } from '#domain/accounts/account-notice.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { UTC } from '#domain/accounts/time-zone.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

/** R252: mails a proven address only; inside a transaction, the mail commits with it. */
export async function sendAccountNotice(
  deps: Pick<Deps, 'queue' | 'site' | 'signIn' | 'now'>,
  db: Db,
  { kind, userId, userAgent }: AccountNotice,
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user?.email_verified) return
  const { site, signIn, now } = deps
  const hasPassword = signIn.passwords && (await findPasswordHash(db, userId)) !== undefined
  const mail = renderMailTemplate(site, noticeMails[kind], {
    name: user.name,
    at: now(),
    timeZone: user.time_zone ?? UTC,
    device: deviceName(userAgent ?? null),
    onlyHost: hasPassword ? undefined : signIn.host?.name,
  })
  await queueMail(deps, db, { to: user.email, ...mail })
}
