import { Hono } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { confirmEmail, previewEmailLink } from '#use-cases/accounts/confirm-email.ts'
import { requestEmailChange, requestResetLink, requestVerificationLink } from '#use-cases/accounts/request-link.ts'
import { previewResetLink, resetPassword } from '#use-cases/accounts/reset-password.ts'

import { knownDeviceCookies } from './known-device-cookies.ts'

const AUTH = '/user/auth'
/** R207: the same answer for everyone. */
const RESET_SENT = 'If this email exists in our system, check your email for the reset link'

/** Mailed links (R205), at the paths that better-auth has for them. */
export function accountLinkRoutes(deps: ApiDeps) {
  const app = new Hono<ApiEnv>()

  app.post(`${AUTH}/send-verification-email`, async (c) => {
    await runWithBody(c, (input) => requestVerificationLink(deps, input))
    return c.json({ status: true })
  })
  app.post(`${AUTH}/request-password-reset`, async (c) => {
    await runWithBody(c, (input) => requestResetLink(deps, input))
    return c.json({ status: true, message: RESET_SENT })
  })
  app.post(`${AUTH}/change-email`, async (c) => {
    await runWithBody(c, (input) => requestEmailChange(deps, c.var.viewer, { input }))
    return c.json({ status: true })
  })
  // R206, R290: those that are read only look.
  app.get(`${AUTH}/verify-email`, async (c) =>
    c.json(unwrap(await previewEmailLink(deps, c.var.viewer, { token: c.req.query('token') }))),
  )
  app.post(`${AUTH}/verify-email`, async (c) => {
    const { clientAddress } = c.env
    await runWithBody(c, (input) => confirmEmail(deps, { input, clientAddress }))
    return c.json({ status: true })
  })
  app.get(`${AUTH}/reset-password`, async (c) =>
    c.json(unwrap(await previewResetLink(deps, { token: c.req.query('token') }))),
  )
  app.post(`${AUTH}/reset-password`, async (c) => {
    const { clientAddress } = c.env
    const { userId, email } = await runWithBody(c, (input) => resetPassword(deps, { input, clientAddress }))
    // R223: after a reset the owner can sign in, however many failed tries there were.
    await deps.limits.forgive('signInsToAccount', email)
    for (const line of await knownDeviceCookies(deps, c, userId)) c.header('set-cookie', line, { append: true })
    return c.json({ status: true })
  })

  return app
}
