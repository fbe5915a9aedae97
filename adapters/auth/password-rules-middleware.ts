import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'

import { createIssue } from '#domain/issue.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

import { overloadedToApiError } from './password-hashing.ts'
import { EASY_PASSWORD_MESSAGE, isEasyPassword } from './password-strength.ts'

type Body = Record<string, unknown>
type Owner = { name: unknown; email: unknown }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Closes what better-auth's endpoints leave open, for every caller: R210 for every new password, and R211, by which a
 * new password ends all other sessions whatever the request says.
 */
export function passwordRulesMiddleware(siteName: string) {
  async function refuseEasy(body: Body, field: string, { name, email }: Owner): Promise<void> {
    const password = body[field]
    // The endpoint itself refuses values that are no text or too short.
    if (typeof password !== 'string' || password.length < PASSWORD_LIMITS.min) return
    const owner = { name: textOf(name), email: textOf(email), siteName }
    if (!(await overloadedToApiError(isEasyPassword(password, owner)))) return
    throw new APIError('BAD_REQUEST', {
      code: 'validation_failed',
      message: EASY_PASSWORD_MESSAGE,
      fields: { [field]: [EASY_PASSWORD_MESSAGE] },
      issues: [createIssue('easy_password', {}, field)],
    })
  }

  return createAuthMiddleware(async (context) => {
    const body = (context.body ?? {}) as Body
    if (context.path === '/sign-up/email') {
      await refuseEasy(body, 'password', { name: body['name'], email: body['email'] })
    }
    if (context.path !== '/change-password') return undefined
    const session = await getSessionFromCtx(context)
    if (session) await refuseEasy(body, 'newPassword', session.user)
    return { context: { body: { ...body, revokeOtherSessions: true } } }
  })
}
