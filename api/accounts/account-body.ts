import type { MiddlewareHandler } from 'hono'

import type { AccountBody, ApiEnv } from '#api/api-env.ts'
import { ApiError } from '#api/errors.ts'
import { isStorableText } from '#domain/text/text-schema.ts'

const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i

function malformed(detail: string): ApiError {
  return new ApiError({ code: 'validation_failed', detail })
}

/** These calls take only flat objects of plain values, so nothing can hide in lists or nested objects. */
function isPlain(value: unknown): value is AccountBody[string] {
  if (typeof value === 'string') return isStorableText(value)
  return value === null || typeof value === 'boolean' || typeof value === 'number'
}

function parse(text: string): AccountBody {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw malformed('the body is not valid JSON')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw malformed('send a JSON object')
  const wrong = Object.entries(read).find(([, value]) => !isPlain(value))
  if (wrong) {
    const name = wrong[0].slice(0, 40)
    const fields = { [name]: ['Send a text, a number, true, false or null.'] }
    throw new ApiError({ code: 'validation_failed', detail: `check ${name}`, fields })
  }
  return read as AccountBody
}

/** The same request with this body instead. */
export function withJson(request: Request, body: AccountBody): Request {
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) headers.delete(name)
  headers.set('content-type', 'application/json')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}

/**
 * R222: reads the body of a call about accounts once and serializes it again, so that limits and handlers see the same
 * values, whatever was duplicated, nested or sent in another format.
 */
export function parseAccountBody(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('accountBody', {})
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const type = c.req.header('content-type')
    const refused = new ApiError({ code: 'unsupported_type', detail: 'send application/json' })
    if (type !== undefined && !JSON_TYPE.test(type)) throw refused
    const text = await c.req.raw.text()
    if (text === '') {
      c.req.raw = withJson(c.req.raw, {})
      return next()
    }
    if (type === undefined) throw refused
    const body = parse(text)
    c.set('accountBody', body)
    c.req.raw = withJson(c.req.raw, body)
    return next()
  }
}
