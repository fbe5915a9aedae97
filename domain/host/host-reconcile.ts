import { z } from 'zod'

import { HOST_PATHS } from './host-paths.ts'
import { hostVersionSchema } from './host-version.ts'

/** R407: entries of one page. */
export const HOST_LIST_PAGE_SIZE = { usual: 1000, max: 5000 } as const

/** R406: the share that a snapshot may remove unasked, hours in which it is to be committed, seconds of one commit. */
export const HOST_SNAPSHOT_LIMITS = { share: 0.1, hours: 24, seconds: 30, examples: 20, atOnce: 200 } as const

export const hostEntriesSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        version: z.number().int().nullable().describe('A moment as microseconds since 1970; null: none was reported.'),
        hash: z.string().describe('SHA-256 of what is stored, in the form that docs/host.md describes.'),
        pending: z.literal(true).optional().describe('It waits until what it refers to is reported.'),
      }),
    ),
    next: z.string().nullable().describe('`after` of the next page; null: this was the last.'),
  })
  .meta({ id: 'HostEntries' })
export type HostEntries = z.infer<typeof hostEntriesSchema>

export const beginHostSnapshotSchema = z
  .strictObject({
    kinds: z
      .array(z.enum(HOST_PATHS, `A kind is one of ${HOST_PATHS.join(', ')}.`), 'kinds must be a list.')
      .min(1, 'Name at least one kind.'),
    version: hostVersionSchema
      .optional()
      .describe('All that was reported up to here is in the snapshot. What comes later and is older is stale.'),
  })
  .meta({ id: 'HostSnapshotBegin', example: { kinds: ['users', 'workspaces', 'assets'], version: 48_211 } })

export const hostSnapshotSchema = z
  .object({ id: z.string(), kinds: z.array(z.enum(HOST_PATHS)), begunOn: z.string() })
  .meta({ id: 'HostSnapshot' })

export const commitHostSnapshotSchema = z
  .strictObject({
    dryRun: z.boolean('dryRun is true or false.').optional().describe('Only say what would be removed.'),
    force: z.boolean('force is true or false.').optional().describe('Remove them however many they are.'),
    removeAtMost: z
      .int('removeAtMost is a whole number.')
      .min(0, 'removeAtMost is a whole number.')
      .optional()
      .describe('Remove up to so many, also where that is more than a tenth.'),
  })
  .meta({ id: 'HostSnapshotCommit', example: { dryRun: true } })

export const hostSnapshotCommitAnswerSchema = z
  .object({
    missing: z.array(
      z.object({
        kind: z.enum(HOST_PATHS),
        missing: z.number().int(),
        of: z.number().int().describe('How many there are in all.'),
        examples: z.array(z.string()).describe('The ids of some.'),
      }),
    ),
    removed: z.number().int(),
    left: z.number().int().describe('Above 0 there is more to remove than one call does: send it again.'),
  })
  .meta({ id: 'HostSnapshotResult' })
export type HostSnapshotCommitAnswer = z.infer<typeof hostSnapshotCommitAnswerSchema>
