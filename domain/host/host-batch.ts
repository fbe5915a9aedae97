import { z } from 'zod'

import { idSchema } from '#domain/id.ts'

import { HOST_REPORT_STATUSES, pendingReasonSchema, hostContentHashSchema } from './host-input.ts'
import { HOST_PATHS } from './host-paths.ts'
import { hostVersionSchema } from './host-version.ts'

/**
 * R404: lines that are taken together, at most; their bytes; and how long more of them are waited for. R541: a call ends
 * after so many refused lines.
 */
export const HOST_BATCH_LIMITS = { lines: 500, bytes: 2 * 1024 * 1024, pauseMs: 50, refused: 1000 } as const

const kind = z.enum(HOST_PATHS, `kind is one of ${HOST_PATHS.join(', ')}.`)

export const hostBatchLineSchema = z.union(
  [
    z.strictObject({ kind, id: idSchema, report: z.looseObject({}) }),
    z.strictObject({ kind, id: idSchema, deleted: z.literal(true), version: hostVersionSchema.optional() }),
  ],
  `A line has kind (${HOST_PATHS.join(', ')}), id, and either report or deleted: true.`,
)

/** One line of the answer. */
export const hostLineAnswerSchema = z
  .object({
    line: z.number().int().describe('From 1 on, empty lines included.'),
    id: z.string().optional(),
    status: z.enum([...HOST_REPORT_STATUSES, 'refused']),
    reason: pendingReasonSchema,
    hash: hostContentHashSchema,
    error: z
      .object({ msg: z.string(), code: z.string(), fields: z.record(z.string(), z.array(z.string())).optional() })
      .optional(),
  })
  .meta({ id: 'HostLineAnswer', example: { line: 1, id: '019a2b3c-4d5e-7f60-8123-456789abcdef', status: 'created' } })

export type HostLineAnswer = z.infer<typeof hostLineAnswerSchema>
