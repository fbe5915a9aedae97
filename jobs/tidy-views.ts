import type { Deps } from '#use-cases/deps.ts'
import { tidyViews } from '#use-cases/statistics/tidy-views.ts'

const EVERY_NIGHT = '23 3 * * *'

export async function workOnViews(deps: Deps): Promise<void> {
  await deps.queue.work('tidy-views', () => tidyViews(deps))
  await deps.queue.schedule('tidy-views', EVERY_NIGHT, {})
}
