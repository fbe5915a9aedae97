import { Hono } from 'hono'
import type { Context } from 'hono'

import { ADDRESS_HEADER } from '#adapters/auth/auth.ts'
import { checkPassword } from '#adapters/auth/check-password.ts'
import { Overloaded } from '#domain/overloaded.ts'
import { logFailedSignIn } from '#use-cases/account/log-failed-sign-in.ts'

import { accountLinkRoutes } from './account-link-routes.ts'
import type { ApiDeps, ApiEnv } from './api-env.ts'
import { isAuthEndpoint } from './auth-endpoints.ts'
import { checkNewAccount } from './check-new-account.ts'
import { ApiError, tooManyRequests } from './errors.ts'
import { logAuthOutcome } from './log-auth-outcome.ts'
import { guardPassword } from './password-guard.ts'

const AUTH = '/user/auth'
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
  // R193: too many passwords are being checked.
  if (response.status === 503) throw new Overloaded('too many passwords are being checked')
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

/** Sign-up, sign-in and what else of better-auth we use, behind our own limits. */
export function accountRoutes(deps: ApiDeps) {
  const { auth, db, limits } = deps
  const app = new Hono<ApiEnv>()

  async function handle(c: Context<ApiEnv>): Promise<Response> {
    const path = c.req.path.slice(AUTH.length)
    if (!isAuthEndpoint(c.req.method, path)) {
      throw new ApiError({ code: 'not_found', detail: 'there is no such address' })
    }
    const { clientAddress } = c.env
    const headers = new Headers(c.req.raw.headers)
    headers.set(ADDRESS_HEADER, clientAddress)
    const response = await withMsg(await auth.handler(new Request(c.req.raw, { headers })))
    await logAuthOutcome(deps, { path, response, viewer: c.var.viewer, clientAddress })
    return response
  }

  app.post('/user/auth/sign-in/email', async (c) => {
    const email = await emailIn(c.req.raw)
    const key = `${email} ${c.env.clientAddress}`
    const wait = await limits.check('signIn', key)
    if (wait) throw tooManyRequests(wait)
    const response = await handle(c)
    if (response.ok) await limits.forgive('signIn', key)
    else if (response.status === 401) {
      await limits.hit('signIn', key)
      await logFailedSignIn(deps, { email, clientAddress: c.env.clientAddress })
    }
    return response
  })

  // R171: whoever has the email can reset the password.
  app.use('/user/auth/change-email', async (c, next) => {
    const { viewer } = c.var
    if (c.req.method !== 'POST' || viewer.kind === 'anonymous') return next()
    const guard = await guardPassword(limits, viewer)
    const { currentPassword } = await fieldsIn(c.req.raw)
    const password = typeof currentPassword === 'string' ? currentPassword : ''
    if (await checkPassword({ db }, { userId: viewer.userId, password })) return next()
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

  app.post('/user/auth/sign-up/email', async (c) => {
    checkNewAccount(await fieldsIn(c.req.raw))
    const email = await emailIn(c.req.raw)
    const wait = email ? await limits.hit('accountMails', email) : undefined
    if (wait) throw tooManyRequests(wait)
    return handle(c)
  })

  app.route('/', accountLinkRoutes(deps))
  app.all('/user/auth/*', handle)

  return app
}
