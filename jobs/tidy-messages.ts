import type { Deps } from '#use-cases/deps.ts'
import { tidyMessages } from '#use-cases/messages/tidy-messages.ts'

const HOURLY = '17 * * * *'

export async function workOnMessages(deps: Deps): Promise<void> {
  await deps.queue.work('tidy-messages', () => tidyMessages(deps))
  await deps.queue.schedule('tidy-messages', HOURLY, {})
}
