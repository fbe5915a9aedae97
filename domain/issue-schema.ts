import { z } from 'zod'

export const issuesSchema = z
  .array(
    z.object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      field: z.string().optional(),
    }),
  )
  .describe('What is wrong, as codes with parameters, for words of your own; `field` is a key of `fields`.')
