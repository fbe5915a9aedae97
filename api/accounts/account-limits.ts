import type { MiddlewareHandler } from 'hono'

import { findKnownDeviceByEmail } from '#adapters/auth/known-device.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { tooManyRequests } from '#api/errors.ts'
import { emailSchema } from '#domain/accounts/account.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { networkOf } from '#domain/network.ts'
import { type CountedAct, refundLimits, consumeLimits } from '#use-cases/consume-limits.ts'

import { withJson } from './account-body.ts'

/** The email as better-auth looks it up; better-auth refuses invalid ones, and sends no mail. */
function emailOf(value: unknown): string | undefined {
  return emailSchema.safeParse(value).data
}

/** The field of each call that names the mail's recipient. */
const MAILING: Record<string, { kind: string; field: 'email' | 'newEmail' }> = {
  '/request-password-reset': { kind: 'reset', field: 'email' },
  '/send-verification-email': { kind: 'verification', field: 'email' },
  '/change-email': { kind: 'change', field: 'newEmail' },
}

/**
 * R225: limits mails that a stranger can make us send, per recipient and per network. Each kind has its own count, so
 * that requests for other mails never block a reset.
 */
export function limitMails(deps: ApiDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const mailing = MAILING[c.req.path.slice('/user/auth'.length)]
    const recipient = mailing && emailOf(c.var.accountBody[mailing.field])
    if (c.req.method !== 'POST' || !mailing || recipient === undefined) return next()
    const acts: CountedAct[] = [{ name: 'accountMails', key: `${mailing.kind} ${mailboxLimitKey(recipient)}` }]
    const cookies = c.req.header('cookie')
    const known = await findKnownDeviceByEmail(deps, { cookies, email: recipient })
    const perNetwork = mailing.kind === 'reset' ? 'resetsFromNetwork' : 'mailsFromNetwork'
    if (!known) acts.push({ name: perNetwork, key: networkOf(c.env.clientAddress) })
    const stopped = await consumeLimits(deps, acts)
    if (stopped) throw tooManyRequests(stopped.wait)
    const body = { ...c.var.accountBody, [mailing.field]: recipient }
    c.set('accountBody', body)
    c.req.raw = withJson(c.req.raw, body)
    return next()
  }
}

async function codeOf(response: Response): Promise<string> {
  const { code } = (await response.clone().json()) as { code?: unknown }
  return String(code)
}

/**
 * R224: limits sign-ups per network. A network learns only a few times that an address has an account; after that it
 * gets the same refusal for every address.
 */
export function limitSignUps(deps: ApiDeps): MiddlewareHandler<ApiEnv> {
  const { limits } = deps
  return async (c, next) => {
    const network = networkOf(c.env.clientAddress)
    const exhausted = await limits.check('takenEmailReplies', network)
    if (exhausted) throw tooManyRequests(exhausted)
    const email = emailOf(c.var.accountBody['email'])
    const signUp: CountedAct = { name: 'signUps', key: network }
    const mail: CountedAct[] =
      email === undefined ? [] : [{ name: 'accountMails', key: `sign-up ${mailboxLimitKey(email)}` }]
    const stopped = await consumeLimits(deps, [signUp, ...mail])
    if (stopped) throw tooManyRequests(stopped.wait)
    if (email !== undefined) {
      const body = { ...c.var.accountBody, email }
      c.set('accountBody', body)
      c.req.raw = withJson(c.req.raw, body)
    }
    await next()
    if (c.res.ok) return
    await refundLimits(deps, mail)
    const code = await codeOf(c.res)
    // A try that revealed an account, or had its password checked, counts like a created account.
    if (code === 'validation_failed') return
    if (!code.startsWith('USER_ALREADY_EXISTS')) return refundLimits(deps, [signUp])
    const wait = await limits.hit('takenEmailReplies', network)
    if (wait) throw tooManyRequests(wait)
  }
}
