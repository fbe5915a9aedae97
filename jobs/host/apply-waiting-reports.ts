import { z } from 'zod'

import { HOST_KINDS } from '#domain/host/host-paths.ts'
import { defineJob } from '#jobs/define-job.ts'
import { applyWaitingReportBatch } from '#use-cases/host/apply-waiting-report-batch.ts'

const key = z.strictObject({ kind: z.enum(HOST_KINDS), id: z.string() })

export const applyWaitingReportsJob = defineJob({
  name: 'apply-waiting-reports',
  payload: z.strictObject({
    entries: z.array(key.extend({ after: key.optional() })).optional(),
    userIds: z.array(z.string()).optional(),
  }),
  handle: (deps, later): Promise<void> => applyWaitingReportBatch(deps, later),
})
