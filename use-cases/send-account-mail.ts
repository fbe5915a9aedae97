import type { AccountMail } from '#adapters/auth/auth.ts'
import { resetPasswordMail, verificationMail } from '#adapters/mail/templates.ts'

import type { Deps } from './deps.ts'
import { queueMail } from './queue-mail.ts'

const WRITE = { verification: verificationMail, reset: resetPasswordMail }

export async function sendAccountMail(
  deps: Pick<Deps, 'db' | 'queue' | 'site'>,
  { kind, to, url }: AccountMail,
): Promise<void> {
  await queueMail(deps, deps.db, { to, ...WRITE[kind]({ siteName: deps.site.name, url }) })
}
