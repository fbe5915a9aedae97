import type { Deps } from '#use-cases/deps.ts'
import { cleanUploads } from '#use-cases/uploads/clean-uploads.ts'

/** At an odd minute, away from what everybody else does on the hour. */
const EVERY_HOUR = '17 * * * *'

export async function workOnUploads(deps: Deps): Promise<void> {
  await deps.queue.work('clean-uploads', async () => {
    await cleanUploads(deps)
  })
  await deps.queue.schedule('clean-uploads', EVERY_HOUR, {})
}
