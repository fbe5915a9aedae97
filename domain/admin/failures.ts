import { z } from 'zod'

/** A mail without a job, which would never be sent. */
const FAILURE_KINDS = ['job', 'mail'] as const

export const adminFailureSchema = z
  .object({
    kind: z.enum(FAILURE_KINDS),
    id: z.string(),
    name: z.string().describe('The job that failed.'),
    recipient: z.string().nullable().describe('Whom the mail was for, where it was one.'),
    why: z.string(),
    tries: z.number().int(),
    failedOn: z.string().nullable().describe('When it was given up.'),
    nextTryOn: z.string().nullable().describe('When it is tried again by itself.'),
  })
  .meta({ id: 'Failure' })
export type AdminFailure = z.infer<typeof adminFailureSchema>

export const adminFailuresSchema = z
  .object({
    items: z.array(adminFailureSchema),
    total: z.number().int().describe('Of all failures: the list has the newest 100 jobs and 100 mails.'),
  })
  .meta({ id: 'Failures' })
export type AdminFailures = z.infer<typeof adminFailuresSchema>

export const failureRetrySchema = z
  .strictObject({
    kind: z.enum(FAILURE_KINDS, 'A failure is of a job or a mail.'),
    id: z.string('Name what is tried again.').min(1, 'Name what is tried again.').max(100, 'There is no such failure.'),
  })
  .meta({ id: 'Retry', example: { kind: 'job', id: '00000000-0000-4000-8000-000000000000' } })
export const failureRetriedSchema = z.object({ retried: z.literal(true) }).meta({ id: 'Retried' })
