import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'

import type { Result } from '#domain/result.ts'

import type { ApiEnv } from './api-env.ts'
import { refuseInvalid, unwrap } from './errors.ts'
import { withBody } from './read-body.ts'

type Success = 200 | 201 | 202

export const newRouter = () => new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })

/** Answers with the value of a use case's result, or with its failure. */
export async function answer<Value extends object, Status extends Success = 200>(
  c: Context<ApiEnv>,
  result: Promise<Result<Value>>,
  status = 200 as Status,
) {
  return c.json(unwrap(await result), status)
}

/** The same for a use case that validates the body. */
export async function answerBody<Value extends object, Status extends Success = 200>(
  c: Context<ApiEnv>,
  run: (input: unknown) => Promise<Result<Value>>,
  status = 200 as Status,
) {
  return c.json(await withBody(c, run), status)
}
