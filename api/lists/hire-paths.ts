import { z } from '@hono/zod-openapi'

import { MAX_COUNT } from '#domain/limits.ts'

/** Paths of hire pages, as a parameter that repeats. */
export const hirePathsSchema = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z
    .array(z.string().max(300))
    .max(MAX_COUNT.hirePaths, `At most ${MAX_COUNT.hirePaths} paths at once.`)
    .meta({ example: ['/hire/web-design/us'] }),
)
