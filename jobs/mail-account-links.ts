import { mailLink } from '#use-cases/accounts/mail-link.ts'
import type { Deps } from '#use-cases/deps.ts'

export async function workOnAccountLinks(deps: Deps): Promise<void> {
  await deps.queue.work('mail-account-link', (link) => mailLink(deps, link))
}
