import { Hono } from 'hono'
import type { Context } from 'hono'

import { ADDRESS_HEADER } from '#adapters/auth/auth.ts'
import { checkPassword } from '#adapters/auth/check-password.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { ApiError, tooManyRequests } from './errors.ts'
import { guardPassword } from './password-guard.ts'
import { withoutTokens } from './without-tokens.ts'

const MAILING = new Set(['/sign-up/email', '/request-password-reset', '/send-verification-email', '/change-email'])
const BEGINS: Record<number, string> = {
  400: 'Request is malformed: ',
  401: 'Authentication required: ',
  403: 'Not allowed: ',
  404: 'Not found: ',
  422: 'Request is malformed: ',
}

async function fieldsIn(request: Request): Promise<Record<string, unknown>> {
  const text = await request.clone().text()
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    throw new ApiError({ code: 'validation_failed', detail: 'the body is not valid JSON' })
  }
}

async function emailIn(request: Request): Promise<string> {
  const { email, newEmail } = await fieldsIn(request)
  const recipient = newEmail ?? email
  return typeof recipient === 'string' ? recipient.trim().toLowerCase() : ''
}

/** better-auth's errors, with our `msg` beside its own `message`. What it does not know, it says in plain text. */
async function withMsg(response: Response): Promise<Response> {
  const begins = BEGINS[response.status]
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.status === 404 && !isJson) {
    throw new ApiError({ code: 'not_found', detail: 'there is no such address' })
  }
  if (!begins || !isJson) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const known = body && typeof body === 'object' ? (body as { message?: unknown; code?: unknown }) : {}
  const message = typeof known.message === 'string' ? known.message : 'the request was refused'
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(
    { ...known, msg: begins + message, code: known.code ?? 'refused' },
    { status: response.status, headers },
  )
}

/** Sign-up, sign-in and all else that better-auth does, behind our own limits. */
export function accountRoutes({ auth, db, limits }: ApiDeps) {
  const app = new Hono<ApiEnv>()

  async function handle(c: Context<ApiEnv>): Promise<Response> {
    const headers = new Headers(c.req.raw.headers)
    headers.set(ADDRESS_HEADER, c.env.clientAddress)
    return withMsg(await withoutTokens(await auth.handler(new Request(c.req.raw, { headers }))))
  }

  app.post('/user/auth/sign-in/email', async (c) => {
    const key = `${await emailIn(c.req.raw)} ${c.env.clientAddress}`
    const wait = await limits.check('signIn', key)
    if (wait) throw tooManyRequests(wait)
    const response = await handle(c)
    if (response.ok) await limits.forgive('signIn', key)
    else if (response.status === 401) await limits.hit('signIn', key)
    return response
  })

  // R171: better-auth itself asks for no password here, and whoever has the email can reset the password.
  app.use('/user/auth/change-email', async (c, next) => {
    const { viewer } = c.var
    if (c.req.method !== 'POST' || viewer.kind === 'anonymous') return next()
    const guard = await guardPassword(limits, viewer)
    const { currentPassword } = await fieldsIn(c.req.raw)
    const password = typeof currentPassword === 'string' ? currentPassword : ''
    if (await checkPassword({ auth, db }, { userId: viewer.userId, password })) return next()
    await guard.wrong()
    // The same answer as that of /change-password.
    const message = 'Invalid password'
    return c.json({ message, msg: `Request is malformed: ${message}`, code: 'INVALID_PASSWORD' }, 400)
  })

  app.post('/user/auth/change-password', async (c) => {
    const guard = await guardPassword(limits, c.var.viewer)
    const response = await handle(c)
    if (response.status === 400) await guard.wrong()
    return response
  })

  app.all('/user/auth/*', async (c) => {
    const path = c.req.path.slice('/user/auth'.length)
    if (c.req.method === 'POST' && MAILING.has(path)) {
      const email = await emailIn(c.req.raw)
      const wait = email ? await limits.hit('accountMails', email) : undefined
      if (wait) throw tooManyRequests(wait)
    }
    return handle(c)
  })

  return app
}
