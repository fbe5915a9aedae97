import { z } from '@hono/zod-openapi'

export const idParam = z.object({ id: z.string().meta({ example: '01900000-0000-7000-8000-000000000000' }) })

export const slugParam = z.object({ slug: z.string().meta({ example: 'ada-moreau' }) })

export const usernameParam = z.object({ username: z.string().meta({ example: 'ada-moreau' }) })

export const tokenQuery = z.object({
  token: z.string().optional().meta({ description: 'From the mailed link.', example: 'made-up' }),
})

export const idempotencyKeyHeader = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .meta({ description: 'The same key from the same sender sends one message, however often it comes.' }),
})
