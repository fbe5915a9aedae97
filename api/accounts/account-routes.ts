import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'

import { CLIENT_ADDRESS_HEADER } from '#adapters/auth/auth.ts'
import type { AccountBody, ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError, plainIssues, throwIfInvalid, unwrap } from '#api/errors.ts'
import { signInSchema } from '#domain/accounts/account.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { Issue } from '#domain/issue.ts'
import { fail } from '#domain/result.ts'
import { Overloaded } from '#domain/unavailable.ts'
import { logFailedSignIn } from '#use-cases/accounts/log-failed-sign-in.ts'
import { reauthenticate } from '#use-cases/accounts/reauthenticate.ts'

import { parseAccountBody, withJson } from './account-body.ts'
import { limitMails, limitSignUps } from './account-limits.ts'
import { accountLinkRoutes } from './account-link-routes.ts'
import { isAuthEndpoint } from './auth-endpoints.ts'
import { checkNewAccount } from './check-new-account.ts'
import { countPasswordAttempt, refundAttemptOnError } from './count-password-attempt.ts'
import { hostSignInRoutes } from './host/host-sign-in-routes.ts'
import { knownDeviceCookies } from './known-device-cookies.ts'
import { logAuthOutcome } from './log-auth-outcome.ts'
import { refusePasswords } from './refuse-passwords.ts'
import { countSignIn } from './sign-in-limits.ts'
import { stripSessionTokens } from './strip-session-tokens.ts'

const AUTH = '/user/auth'
const BEGINS: Record<number, string> = {
  400: 'Request is malformed: ',
  401: 'Authentication required: ',
  403: 'Not allowed: ',
  404: 'Not found: ',
  422: 'Request is malformed: ',
}

const WRONG = fail('wrong_password', 'the password is not right')

const signInBody = signInSchema.extend({ rememberMe: z.boolean('rememberMe is true or false.').optional() })

/** better-auth's errors, with our `msg` beside its own `message`. For unknown paths it answers in plain text. */
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
  const known: { message?: unknown; code?: unknown; fields?: Record<string, string[]>; issues?: Issue[] } =
    body && typeof body === 'object' ? body : {}
  const message = typeof known.message === 'string' ? known.message : 'the request was refused'
  const code = typeof known.code === 'string' ? known.code : 'refused'
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(
    { ...known, msg: begins + message, code, issues: known.issues ?? plainIssues({ code, fields: known.fields }) },
    { status: response.status, headers },
  )
}

/** The account whose session this answer begins; undefined if it begins no session, as before a second factor. */
async function signedInUser(response: Response): Promise<string | undefined> {
  const begun = response.headers.getSetCookie().some((line) => hasSessionCookie(line) && !/max-age=0/i.test(line))
  if (!response.ok || !begun) return undefined
  const body = (await response.clone().json()) as { user?: { id?: string } } | null
  return body?.user?.id
}

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.clone().json()) as { code?: unknown }).code
}

/** An account may be deleted between the password check and the insert of its session. */
function refuseGoneAccount(error: unknown): never {
  const gone = error instanceof Error && 'constraint' in error && error.constraint === 'session_user_id_fkey'
  throw gone ? new ApiError({ code: 'unauthenticated', detail: 'this account is gone' }) : error
}

/** Sign-up, sign-in and what else of better-auth we use, behind our own limits. */
export function accountRoutes(deps: ApiDeps) {
  const { auth, limits } = deps
  const app = new Hono<ApiEnv>()
  app.use('/user/auth/*', parseAccountBody())
  app.use('/user/auth/*', refusePasswords(deps))

  async function handle(c: Context<ApiEnv>, body?: AccountBody): Promise<Response> {
    const path = c.req.path.slice(AUTH.length)
    if (!isAuthEndpoint(c.req.method, path)) {
      throw new ApiError({ code: 'not_found', detail: 'there is no such address' })
    }
    const { clientAddress } = c.env
    const request = body ? withJson(c.req.raw, body) : c.req.raw
    const headers = new Headers(request.headers)
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
    const answer = await auth.handler(new Request(request, { headers })).catch(refuseGoneAccount)
    const response = await withMsg(await stripSessionTokens(answer))
    await logAuthOutcome(deps, { path, response, viewer: c.var.viewer, clientAddress })
    const userId = c.req.method === 'POST' ? await signedInUser(response) : undefined
    for (const line of userId ? await knownDeviceCookies(deps, c, userId) : [])
      response.headers.append('set-cookie', line)
    return response
  }

  app.post('/user/auth/sign-in/email', async (c) => {
    const parsed = signInBody.safeParse(c.var.accountBody)
    if (!parsed.success) return throwIfInvalid(parsed)
    const { email, password, rememberMe } = parsed.data
    const { clientAddress } = c.env
    const attempt = await countSignIn(deps, { email, address: clientAddress, cookies: c.req.header('cookie') })
    const body = { email, password, ...(rememberMe !== undefined && { rememberMe }) }
    const response = await refundAttemptOnError(attempt, () => handle(c, body))
    if (response.ok) await attempt.right()
    else if (response.status !== 401) await attempt.unused()
    else await logFailedSignIn(deps, { email, clientAddress })
    return response
  })

  app.post('/user/auth/sign-up/email', async (c, next) => {
    checkNewAccount(deps, c.var.accountBody)
    await next()
  })
  app.post('/user/auth/sign-up/email', limitSignUps(deps))

  // R171: the email allows a password reset, so changing it takes the password.
  app.use('/user/auth/change-email', async (c, next) => {
    const { viewer } = c.var
    if (c.req.method !== 'POST') return next()
    // Checked before counting: without an account no mail is sent.
    if (viewer.kind === 'anonymous') throw new ApiError({ code: 'unauthenticated', detail: 'sign in first' })
    const guard = await countPasswordAttempt(limits, viewer)
    const { currentPassword } = c.var.accountBody
    const password = typeof currentPassword === 'string' ? currentPassword : ''
    const proof = await refundAttemptOnError(guard, () => reauthenticate(deps, viewer, { password, wrong: WRONG }))
    if (proof.ok) {
      await guard.right()
      return next()
    }
    if (proof.error.code !== 'wrong_password') {
      await guard.unused()
      unwrap(proof)
    }
    // The same answer as /change-password gives.
    const [message, code] = ['Invalid password', 'INVALID_PASSWORD']
    return c.json({ message, msg: `Request is malformed: ${message}`, code, issues: plainIssues({ code }) }, 400)
  })

  app.post('/user/auth/change-password', async (c) => {
    const guard = await countPasswordAttempt(limits, c.var.viewer)
    const response = await refundAttemptOnError(guard, () => handle(c))
    if (response.ok) await guard.right()
    else if ((await codeOf(response)) !== 'INVALID_PASSWORD') await guard.unused()
    return response
  })

  app.use('/user/auth/*', limitMails(deps))
  app.route('/', accountLinkRoutes(deps))
  if (deps.signIn.host) app.route('/', hostSignInRoutes(deps))
  app.all('/user/auth/*', (c) => handle(c))

  return app
}
