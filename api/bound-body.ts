import { createMiddleware } from 'hono/factory'

import { isNestedDeeper } from '#domain/forms/json-depth.ts'
import { MAX_BODY_BYTES, MAX_JSON_DEPTH } from '#domain/limits.ts'

import type { ApiEnv } from './api-env.ts'
import { ApiError } from './errors.ts'

function tooLarge(): ApiError {
  return new ApiError({ code: 'too_large', detail: `a body may have ${MAX_BODY_BYTES} bytes at most` })
}

async function readText({ body, headers }: Request): Promise<string> {
  if (!body) return ''
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      const error = new ApiError({ code: 'validation_failed', detail: 'the body did not arrive whole' })
      throw Object.assign(error, { cause })
    })
    if (done) return Buffer.concat(chunks).toString('utf8')
    bytes += value.length
    if (bytes > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(value)
  }
}

/** R185: limits the size and depth of bodies; one beyond that is refused as invalid JSON. */
export const boundBody = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.raw.body) {
    const text = await readText(c.req.raw)
    const body = isNestedDeeper(text, MAX_JSON_DEPTH) ? '' : text
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body })
  }
  await next()
})
