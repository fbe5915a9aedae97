import type { Deps } from '#use-cases/deps.ts'
import { sendDigests } from '#use-cases/following/send-digests.ts'

/** Four times, so that a restart at the wrong minute costs nobody their mail: each account gets one all the same. */
const MONDAY_MORNINGS = '7 6-9 * * 1'

export async function workOnDigests(deps: Deps): Promise<void> {
  await deps.queue.work('send-digests', async () => {
    await sendDigests(deps)
  })
  await deps.queue.schedule('send-digests', MONDAY_MORNINGS, {})
}
