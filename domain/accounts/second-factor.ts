import { z } from 'zod'

import { PASSWORD_LIMITS, SECOND_FACTOR_LIMITS } from '#domain/limits.ts'

/** The state of an account's two-step sign-in, and what its session has proved. */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  required: z.boolean().describe('Admins, where the operator asks it of them.'),
  passed: z.boolean().describe('This session was opened with it.'),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const SECOND_FACTOR_OFF: SecondFactor = { on: false, required: false, passed: false }

/** R250: with a second factor, the session must have passed it; without one, it must not be required. */
export function mayEnterAdminArea({ on, required, passed }: SecondFactor): boolean {
  return on ? passed : !required
}

const password = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(PASSWORD_LIMITS.max, 'That password is too long.')
/** As typed: phones and people insert spaces, and recovery codes are lower case. */
const code = z
  .string('Enter a code.')
  .max(SECOND_FACTOR_LIMITS.typedCode, 'That is no code.')
  .transform((text) => text.replaceAll(' ', '').toLowerCase())
  .pipe(z.string().min(1, 'Enter a code.'))

export const secondFactorStartSchema = z
  .strictObject({ password })
  .meta({ id: 'SecondFactorStart', example: { password: 'my current password' } })

export const secondFactorCodeSchema = z
  .strictObject({ code })
  .meta({ id: 'SecondFactorCode', example: { code: '123456' } })

export const secondFactorChangeSchema = z
  .strictObject({ password, code })
  .meta({ id: 'SecondFactorChange', example: { password: 'my current password', code: '123456' } })

/** R418: where a fresh sign-in at the site builder stands for the password. */
export const passwordlessFactorStartSchema = z.strictObject({ password: z.string().optional() })
export const passwordlessFactorChangeSchema = z.strictObject({ password: z.string().optional(), code })

export const secondFactorStateSchema = secondFactorSchema
  .extend({ recoveryCodesLeft: z.number().int() })
  .meta({ id: 'SecondFactorState' })
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>

export const secondFactorSetupSchema = z
  .object({
    uri: z.string().describe('For the authenticator app, as a QR code.'),
    key: z.string().describe('The same secret, to be typed.'),
  })
  .meta({ id: 'SecondFactorSetup' })
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).describe('Each is good once; they are not shown again.') })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
