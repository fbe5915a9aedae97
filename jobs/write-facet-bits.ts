import type { Deps } from '#use-cases/deps.ts'
import { writeFacetBits } from '#use-cases/lists/write-facet-bits.ts'

const EVERY_MINUTE = '* * * * *'

export async function workOnFacetBits(deps: Deps): Promise<void> {
  await deps.queue.work('write-facet-bits', () => writeFacetBits(deps))
  await deps.queue.schedule('write-facet-bits', EVERY_MINUTE, {})
}
