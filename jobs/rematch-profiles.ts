import { rematchProfiles } from '#use-cases/catalogue/rematch-profiles.ts'
import type { Deps } from '#use-cases/deps.ts'

export async function workOnTerms(deps: Deps): Promise<void> {
  await deps.queue.work('rematch-profiles', (data) => rematchProfiles(deps, data))
}
