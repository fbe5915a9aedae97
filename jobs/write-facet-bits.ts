import { rewriteFacetBits } from '#use-cases/lists/write-facet-bits.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const writeFacetBitsJob = defineJob({
  name: 'write-facet-bits',
  payload: NO_PAYLOAD,
  cron: '* * * * *',
  handle: (deps) => rewriteFacetBits(deps),
})
