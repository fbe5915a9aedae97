import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

import type { Db } from '#db/connection.ts'
import { findFactor, replaceBackupCodes, consumeTotpStep } from '#db/queries/accounts/second-factor.ts'

import { isOneTimeCode, findTotpStep } from './one-time-code.ts'

/** better-auth's key, which includes previous secrets where there are any. */
export type SecondFactorKey = Parameters<typeof symmetricEncrypt>[0]['key']

export const encryptSecondFactor = (key: SecondFactorKey, text: string) => symmetricEncrypt({ key, data: text })
export const decryptSecondFactor = (key: SecondFactorKey, text: string) => symmetricDecrypt({ key, data: text })

type Tried = { userId: string; code: string }

/** R247: a one-time code works once, also when it arrives several times at the same moment. */
export async function consumeOneTimeCode(db: Db, key: SecondFactorKey, { userId, code }: Tried): Promise<boolean> {
  const factor = await findFactor(db, userId)
  if (!factor) return false
  const step = findTotpStep(await decryptSecondFactor(key, factor.secret), code, Date.now())
  return step !== undefined && consumeTotpStep(db, { userId, step })
}

export async function decryptRecoveryCodes(key: SecondFactorKey, stored: string): Promise<string[]> {
  return stored === '' ? [] : (JSON.parse(await decryptSecondFactor(key, stored)) as string[])
}

async function spendRecoveryCode(db: Db, key: SecondFactorKey, { userId, code }: Tried): Promise<boolean> {
  const before = (await findFactor(db, userId))?.backup_codes ?? ''
  const codes = await decryptRecoveryCodes(key, before)
  if (!codes.includes(code)) return false
  const after = await encryptSecondFactor(key, JSON.stringify(codes.filter((one) => one !== code)))
  return replaceBackupCodes(db, { userId, before, after })
}

/** Accepts either kind of code, for a factor that is turned on. */
export async function consumeSecondFactorCode(db: Db, key: SecondFactorKey, tried: Tried): Promise<boolean> {
  if (!(await findFactor(db, tried.userId))?.verified) return false
  return isOneTimeCode(tried.code) ? consumeOneTimeCode(db, key, tried) : spendRecoveryCode(db, key, tried)
}
