import { encryptSecondFactor, consumeOneTimeCode } from '#adapters/auth/consume-code.ts'
import { totpSecretToBase32, newRecoveryCodes, createTotpSecret, totpSetupUri } from '#adapters/auth/one-time-code.ts'
import { findUser } from '#db/queries/accounts/accounts.ts'
import { enableFactor, findFactor, storePendingFactor } from '#db/queries/accounts/second-factor.ts'
import { markFactorPassed } from '#db/queries/accounts/sessions.ts'
import {
  secondFactorCodeSchema,
  type SecondFactorSetup,
  secondFactorStartSchema,
  passwordlessFactorStartSchema,
  type RecoveryCodes,
} from '#domain/accounts/second-factor.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { needsPassword } from './reauthenticate.ts'
import { requireSession } from './require-session.ts'
import { sendAccountNotice } from './send-account-notice.ts'
import { type FactorDeps, verifyCurrentCode, verifyCurrentPassword } from './verify-credentials.ts'

const IN_USE = fail('already_used', 'two-step sign-in is on already')

/** R248: a secret for the authenticator app, which counts only once it is confirmed. */
export async function startFactorSetup(
  deps: FactorDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<SecondFactorSetup>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  // Otherwise an attacker who signed up with somebody's address could lock out its owner, who gets in by a reset.
  if (!account.value.emailVerified) return fail('forbidden', 'confirm your email first')
  const parsed = (needsPassword(deps, viewer) ? secondFactorStartSchema : passwordlessFactorStartSchema).safeParse(
    input,
  )
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId } = account.value
  const proof = await verifyCurrentPassword(deps, { viewer: account.value, password: parsed.data.password })
  if (!proof.ok) return proof
  const [user, { secretConfig }] = await Promise.all([findUser(deps.db, userId), deps.auth.$context])
  const secret = createTotpSecret()
  const started = await storePendingFactor(deps.db, { userId, secret: await encryptSecondFactor(secretConfig, secret) })
  if (!started || !user) return IN_USE
  return ok({
    uri: totpSetupUri({ issuer: deps.site.name, account: user.email, secret }),
    key: totpSecretToBase32(secret),
  })
}

/** R248: the first code turns it on, and counts as this session's second step. */
export async function confirmFactorSetup(
  deps: FactorDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<RecoveryCodes>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  const parsed = secondFactorCodeSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId, session } = account.value
  const { db, now } = deps
  const { secretConfig: key } = await deps.auth.$context
  const factor = await findFactor(db, userId)
  if (!factor || factor.verified) return factor ? IN_USE : fail('not_found', 'begin with a new key')
  const check = () => consumeOneTimeCode(db, key, { userId, code: parsed.data.code })
  const proof = await verifyCurrentCode(deps, { userId, check })
  if (!proof.ok) return proof
  const recoveryCodes = newRecoveryCodes()
  const backupCodes = await encryptSecondFactor(key, JSON.stringify(recoveryCodes))
  return db.transaction().execute(async (transaction) => {
    if (!(await enableFactor(transaction, { userId, secret: factor.secret, backupCodes }))) return IN_USE
    await markFactorPassed(transaction, { sessionId: session.id, now: now() })
    await sendAccountNotice(deps, transaction, { kind: 'second-factor-on', userId })
    deps.logAuthEvent({ event: 'second-factor-enabled', userId })
    return ok({ recoveryCodes })
  })
}
