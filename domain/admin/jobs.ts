import { z } from 'zod'

import { isStorableText } from '#domain/text/text-schema.ts'

const JOB_RESULTS = ['running', 'done', 'failed', 'again'] as const

export const adminJobSchema = z
  .object({
    name: z.string(),
    cron: z.string().nullable().describe('Its schedule in UTC; null for one that runs when something asks for it.'),
    waiting: z.number().int().describe('Ready to run.'),
    active: z.number().int(),
    failed: z.number().int().describe('Given up, of the last 7 days.'),
    lastStartOn: z.string().nullable().describe('null: not within 7 days, or not known.'),
    lastSeconds: z.number().nullable(),
    lastResult: z.enum(JOB_RESULTS).nullable().describe('again: it failed, and is tried again.'),
  })
  .meta({ id: 'Job' })
export type AdminJob = z.infer<typeof adminJobSchema>

export const adminJobsSchema = z.object({ items: z.array(adminJobSchema) }).meta({ id: 'Jobs' })
export type AdminJobs = z.infer<typeof adminJobsSchema>

export const runJobSchema = z
  .strictObject({
    name: z.string('Name a job.').max(100, 'There is no such job.').refine(isStorableText, 'There is no such job.'),
  })
  .meta({ id: 'JobRun', example: { name: 'purge-statistics' } })

export const jobRunSchema = z.object({ sent: z.literal(true) }).meta({ id: 'JobSent' })
