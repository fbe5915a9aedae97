import type { Context } from 'hono'

import type { FailureCode, Result } from '#domain/result.ts'

import type { ApiEnv } from './api-env.ts'
import { ApiError, unwrap } from './errors.ts'
import { isJsonType } from './json-type.ts'

type Body = { input: unknown; problem?: { code: FailureCode; detail: string } }

/** The JSON of a request. Errors in it are reported only after 401, 404 and 403. */
async function readBody(c: Context<ApiEnv>): Promise<Body> {
  if (!isJsonType(c.req.header('content-type'))) {
    return { input: undefined, problem: { code: 'unsupported_type', detail: 'send application/json' } }
  }
  try {
    return { input: await c.req.json() }
  } catch (error) {
    if (error instanceof ApiError) throw error
    return { input: undefined, problem: { code: 'validation_failed', detail: 'the body is not valid JSON' } }
  }
}

/** Runs a use case on the body; an unreadable body replaces the input's own errors. */
export async function runWithBody<T>(c: Context<ApiEnv>, run: (input: unknown) => Promise<Result<T>>): Promise<T> {
  const { input, problem } = await readBody(c)
  const result = await run(input)
  if (problem && !result.ok && result.error.code === 'validation_failed') throw new ApiError(problem)
  return unwrap(result)
}

/** The version in `If-Match`; `*` and nothing at all match every version, anything else none. */
export function parseIfMatch(c: Context<ApiEnv>): number | undefined {
  const header = c.req.header('if-match')?.trim()
  if (!header || header === '*') return undefined
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  return version === undefined ? -1 : Number(version)
}
