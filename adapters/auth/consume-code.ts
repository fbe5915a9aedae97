import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

import type { Db } from '#db/connection.ts'
import { findFactor, replaceBackupCodes, consumeStep } from '#db/queries/accounts/second-factor.ts'

import { isOneTimeCode, stepOfCode } from './one-time-code.ts'

/** better-auth's key, which includes previous secrets where there are any. */
export type FactorKey = Parameters<typeof symmetricEncrypt>[0]['key']

export const encryptFactor = (key: FactorKey, text: string) => symmetricEncrypt({ key, data: text })
export const decryptFactor = (key: FactorKey, text: string) => symmetricDecrypt({ key, data: text })

type Tried = { userId: string; code: string }

/** R247: a one-time code works once, also when it arrives several times at the same moment. */
export async function consumeOneTimeCode(db: Db, key: FactorKey, { userId, code }: Tried): Promise<boolean> {
  const factor = await findFactor(db, userId)
  if (!factor) return false
  const step = stepOfCode(await decryptFactor(key, factor.secret), code, Date.now())
  return step !== undefined && consumeStep(db, { userId, step })
}

export async function readRecoveryCodes(key: FactorKey, stored: string): Promise<string[]> {
  return stored === '' ? [] : (JSON.parse(await decryptFactor(key, stored)) as string[])
}

async function spendRecoveryCode(db: Db, key: FactorKey, { userId, code }: Tried): Promise<boolean> {
  const before = (await findFactor(db, userId))?.backup_codes ?? ''
  const codes = await readRecoveryCodes(key, before)
  if (!codes.includes(code)) return false
  const after = await encryptFactor(key, JSON.stringify(codes.filter((one) => one !== code)))
  return replaceBackupCodes(db, { userId, before, after })
}

/** Accepts either kind of code, for a factor that is turned on. */
export async function consumeCode(db: Db, key: FactorKey, tried: Tried): Promise<boolean> {
  if (!(await findFactor(db, tried.userId))?.verified) return false
  return isOneTimeCode(tried.code) ? consumeOneTimeCode(db, key, tried) : spendRecoveryCode(db, key, tried)
}
