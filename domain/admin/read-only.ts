import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { proseSchema } from '#domain/text.ts'

/** R620: in force; `message` is the operator's, or empty. */
export type ReadOnly = { message: string }

/** R620: what a refused write is told to wait. Nobody knows how long it takes. */
export const READ_ONLY_RETRY_SECONDS = 60

/** What visitors read where the operator says nothing. */
export const DEFAULT_READ_ONLY_MESSAGE = 'You can read everything, but nothing can be changed or sent for the moment.'

export const readOnlyMessageSchema = proseSchema('A message', { max: MAX_LENGTH.readOnlyMessage })

export const readOnlyInputSchema = z
  .strictObject({ on: z.boolean('Say true or false.'), message: readOnlyMessageSchema.optional() })
  .meta({ id: 'ReadOnlyChange', example: { on: false } })

export const readOnlyModeSchema = z
  .object({
    since: z.string().nullable().describe('null: the site takes changes.'),
    message: z.string(),
    by: z.string().nullable().describe('The admin; null for an operator at the command line.'),
  })
  .meta({ id: 'ReadOnlyMode' })
export type ReadOnlyMode = z.infer<typeof readOnlyModeSchema>
