import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { proseSchema } from '#domain/text/text-schema.ts'

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
