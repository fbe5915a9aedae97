import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'

import type { Result } from '#domain/result.ts'

import type { ApiEnv } from './api-env.ts'
import { throwIfInvalid, unwrap } from './errors.ts'
import { runWithBody } from './run-with-body.ts'

type Success = 200 | 201 | 202

export const newRouter = () => new OpenAPIHono<ApiEnv>({ defaultHook: throwIfInvalid })

/** Answers with the value of a use case's result, or with its failure. */
export async function sendResult<Value extends object, Status extends Success = 200>(
  c: Context<ApiEnv>,
  result: Promise<Result<Value>>,
  status = 200 as Status,
) {
  return c.json(unwrap(await result), status)
}

/** The same for a use case that validates the body. */
export async function sendBodyResult<Value extends object, Status extends Success = 200>(
  c: Context<ApiEnv>,
  run: (input: unknown) => Promise<Result<Value>>,
  status = 200 as Status,
) {
  return c.json(await runWithBody(c, run), status)
}
