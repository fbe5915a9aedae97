import { z } from '@hono/zod-openapi'

const errorSchema = z
  .object({
    msg: z.string().describe('Begins with a fixed phrase per status; clients match on it.'),
    code: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error', example: { msg: 'Not found: there is no such profile', code: 'not_found' } })

export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

export function errorAnswer(description: string) {
  return jsonAnswer(description, errorSchema)
}
