import { type Context, Hono } from 'hono'

import { refundAttemptOnError } from '#api/accounts/count-password-attempt.ts'
import { countSignIn } from '#api/accounts/sign-in-limits.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { tooManyRequests, unwrap } from '#api/errors.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { joinHostAccountByPasswordSchema, startHostSignInSchema } from '#domain/accounts/host-sign-in-input.ts'
import type { HostSignInStep } from '#domain/accounts/host-sign-in.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { networkOf } from '#domain/network.ts'
import { ok } from '#domain/result.ts'
import { finishHostSignIn } from '#use-cases/accounts/host/finish-sign-in.ts'
import {
  joinByLink,
  joinByPassword,
  mailJoinLink,
  previewJoin,
  previewJoinLink,
} from '#use-cases/accounts/host/join-accounts.ts'
import { readSignInMethods } from '#use-cases/accounts/host/sign-in-methods.ts'
import { startHostSignIn } from '#use-cases/accounts/host/start-sign-in.ts'
import { consumeLimits } from '#use-cases/consume-limits.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { ensureHostSignInCookie, readHostSignInCookie } from './host-sign-in-cookie.ts'
import { startHostSession } from './start-host-session.ts'

const HOST = '/user/auth/host'

/** R411 to R418: signing in at the site builder. */
export function hostSignInRoutes(deps: ApiDeps) {
  const app = new Hono<ApiEnv>()

  async function signIn(
    c: Context<ApiEnv>,
    found: { userId: string; sid: string; next: string },
  ): Promise<HostSignInStep> {
    const { next } = found
    const begun = await startHostSession(deps, c, found)
    return begun === 'locked' ? { step: 'refused', reason: 'locked', next } : { step: begun, next }
  }

  app.get(`${HOST}/methods`, async (c) => c.json(unwrap(await readSignInMethods(deps, c.var.viewer))))

  app.post(`${HOST}/start`, async (c) => {
    const parsed = startHostSignInSchema.safeParse(c.var.accountBody)
    if (!parsed.success) return c.json(unwrap(invalidInput(parsed.error)))
    const browser = ensureHostSignInCookie(deps, c)
    return c.json(unwrap(await startHostSignIn(deps, c.var.viewer, { browser, ...parsed.data })))
  })

  // The browser comes here from the site builder, so it cannot be a POST; R412 says what protects it.
  app.get(`${HOST}/callback`, async (c) => {
    const { clientAddress } = c.env
    const browser = readHostSignInCookie(deps, c)
    const step = await finishHostSignIn(deps, c.var.viewer, { browser, url: new URL(c.req.url), clientAddress })
    return c.json(step.step === 'identified' ? await signIn(c, step) : step)
  })

  app.get(`${HOST}/join`, async (c) =>
    c.json(unwrap(await previewJoin(deps, { browser: readHostSignInCookie(deps, c) }))),
  )

  app.post(`${HOST}/join`, async (c) => {
    const parsed = joinHostAccountByPasswordSchema.safeParse(c.var.accountBody)
    if (!parsed.success) return c.json(unwrap(invalidInput(parsed.error)))
    const browser = readHostSignInCookie(deps, c)
    // R221: password tries count as at sign-in.
    const { email } = unwrap(await previewJoin(deps, { browser }))
    const attempt = await countSignIn(deps, { email, address: c.env.clientAddress, cookies: c.req.header('cookie') })
    const joined = await refundAttemptOnError(attempt, () => joinByPassword(deps, { browser, ...parsed.data }))
    if (joined.ok) await attempt.right()
    else if (joined.error.code !== 'wrong_password') await attempt.unused()
    return c.json(await signIn(c, { ...unwrap(joined), sid: '' }))
  })

  app.post(`${HOST}/join-mail`, async (c) => {
    const browser = readHostSignInCookie(deps, c)
    const { email } = unwrap(await previewJoin(deps, { browser }))
    const stopped = await consumeLimits(deps, [
      { name: 'accountMails', key: `join ${mailboxLimitKey(email)}` },
      { name: 'mailsFromNetwork', key: networkOf(c.env.clientAddress) },
    ])
    if (stopped) throw tooManyRequests(stopped.wait)
    unwrap(await mailJoinLink(deps, { browser }))
    return c.json({ status: true })
  })

  app.get(`${HOST}/join-link`, async (c) =>
    c.json(unwrap(await previewJoinLink(deps, { token: c.req.query('token') }))),
  )
  app.post(`${HOST}/join-link`, async (c) =>
    c.json(await runWithBody(c, async (input) => ok(unwrap(await joinByLink(deps, input))))),
  )

  return app
}
