import { createMiddleware } from 'hono/factory'

import { parseJson } from '#domain/forms/parse-json.ts'
import { readBoundedText } from '#domain/forms/read-bounded-text.ts'
import { MAX_BODY_BYTES } from '#domain/limits.ts'

import type { ApiEnv } from './api-env.ts'
import { ApiError } from './errors.ts'
import { isJsonType } from './json-type.ts'

function tooLarge(): ApiError {
  return new ApiError({ code: 'too_large', detail: `a body may have ${MAX_BODY_BYTES} bytes at most` })
}

function brokenOff(cause: unknown): ApiError {
  const error = new ApiError({ code: 'validation_failed', detail: 'the body did not arrive whole' })
  return Object.assign(error, { cause })
}

async function readText({ body, headers }: Request): Promise<string> {
  if (!body) return ''
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge()
  return readBoundedText(body, { maxBytes: MAX_BODY_BYTES, tooLarge, brokenOff })
}

function isRefused(text: string, { headers }: Request): boolean {
  if (!isJsonType(headers.get('content-type'))) return false
  try {
    parseJson(text)
    return false
  } catch {
    return true
  }
}

/** R185: limits the size of bodies and what JSON may contain; handlers see invalid JSON instead of what is refused. */
export const limitBody = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.raw.body) {
    const text = await readText(c.req.raw)
    const body = isRefused(text, c.req.raw) ? '' : text
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body })
  }
  await next()
})
