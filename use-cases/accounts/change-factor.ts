import { encryptSecondFactor, decryptRecoveryCodes, consumeSecondFactorCode } from '#adapters/auth/consume-code.ts'
import { newRecoveryCodes } from '#adapters/auth/one-time-code.ts'
import { deleteFactor, findFactor, replaceBackupCodes } from '#db/queries/accounts/second-factor.ts'
import { markFactorPassed } from '#db/queries/accounts/sessions.ts'
import {
  secondFactorChangeSchema,
  secondFactorCodeSchema,
  passwordlessFactorChangeSchema,
  type SecondFactorState,
  type RecoveryCodes,
} from '#domain/accounts/second-factor.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { needsPassword } from './reauthenticate.ts'
import { requireSession } from './require-session.ts'
import { sendAccountNotice } from './send-account-notice.ts'
import { type FactorDeps, verifyCurrentCode, verifyCurrentPassword } from './verify-credentials.ts'

const OFF = fail('not_found', 'two-step sign-in is off')

export async function readFactor(
  { db, auth }: Pick<FactorDeps, 'db' | 'auth'>,
  viewer: Viewer,
): Promise<Result<SecondFactorState>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  const { userId, session } = account.value
  const factor = session.secondFactor.on ? await findFactor(db, userId) : undefined
  const { secretConfig } = await auth.$context
  const codes = factor ? await decryptRecoveryCodes(secretConfig, factor.backup_codes) : []
  return ok({ ...session.secondFactor, recoveryCodesLeft: codes.length })
}

/** R249: a change takes the password and a code; tries of both are counted before they are checked. */
async function prove(deps: FactorDeps, viewer: Viewer, input: unknown): Promise<Result<{ userId: string }>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  const parsed = (needsPassword(deps, viewer) ? secondFactorChangeSchema : passwordlessFactorChangeSchema).safeParse(
    input,
  )
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId, session } = account.value
  if (!session.secondFactor.on) return OFF
  const { password, code } = parsed.data
  const first = await verifyCurrentPassword(deps, { viewer: account.value, password })
  if (!first.ok) return first
  const { secretConfig } = await deps.auth.$context
  const second = await verifyCurrentCode(deps, {
    userId,
    check: () => consumeSecondFactorCode(deps.db, secretConfig, { userId, code }),
  })
  return second.ok ? ok({ userId }) : second
}

export async function renewRecoveryCodes(
  deps: FactorDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<RecoveryCodes>> {
  const proof = await prove(deps, viewer, input)
  if (!proof.ok) return proof
  const { userId } = proof.value
  const { secretConfig } = await deps.auth.$context
  const recoveryCodes = newRecoveryCodes()
  const after = await encryptSecondFactor(secretConfig, JSON.stringify(recoveryCodes))
  return deps.db.transaction().execute(async (transaction) => {
    const before = (await findFactor(transaction, userId))?.backup_codes
    if (!before || !(await replaceBackupCodes(transaction, { userId, before, after }))) return OFF
    await sendAccountNotice(deps, transaction, { kind: 'recovery-codes-renewed', userId })
    deps.logAuthEvent({ event: 'recovery-codes-renewed', userId })
    return ok({ recoveryCodes })
  })
}

/** R249: admins who must have a second factor cannot remove it. */
export async function removeOwnFactor(
  deps: FactorDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<null>> {
  if (viewer.kind === 'account' && viewer.session?.secondFactor.required) {
    return fail('forbidden', 'admins of this site sign in in two steps')
  }
  const proof = await prove(deps, viewer, input)
  if (!proof.ok) return proof
  const { userId } = proof.value
  return deps.db.transaction().execute(async (transaction) => {
    await deleteFactor(transaction, userId)
    await sendAccountNotice(deps, transaction, { kind: 'second-factor-off', userId })
    deps.logAuthEvent({ event: 'second-factor-disabled', userId })
    return ok(null)
  })
}

/** R250: lets a session that began before the factor was turned on pass it later. */
export async function passFactor(
  deps: FactorDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<null>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  const parsed = secondFactorCodeSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId, session } = account.value
  if (!session.secondFactor.on) return OFF
  const { secretConfig } = await deps.auth.$context
  const check = () => consumeSecondFactorCode(deps.db, secretConfig, { userId, code: parsed.data.code })
  const proof = await verifyCurrentCode(deps, { userId, check })
  if (!proof.ok) return proof
  await markFactorPassed(deps.db, { sessionId: session.id, now: deps.now() })
  return ok(null)
}
