import type { Deps } from '#use-cases/deps.ts'
import { sendMail } from '#use-cases/mail/send-mail.ts'

export async function workOnMails(deps: Deps): Promise<void> {
  await deps.queue.work('send-mail', (data) => sendMail(deps, data))
}
