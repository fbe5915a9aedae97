import { z } from 'zod'

import { emailSchema, newPasswordSchema, signUpPurposeSchema } from './account.ts'

/** R205: what a mailed link of an account does. */
export const ACCOUNT_LINK_PURPOSES = ['verify-email', 'change-email', 'reset-password'] as const

export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number]

/** Both end with a proven address. */
export const EMAIL_LINK_PURPOSES = ['verify-email', 'change-email'] as const satisfies AccountLinkPurpose[]

/** The payload of the job that mails a link; the job looks up whether there is such an account (R207). */
export const mailAccountLinkJobSchema = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.enum(['verify-email', 'reset-password']),
    email: z.string(),
    /** R706: of a new account. */
    signUpPurpose: signUpPurposeSchema.optional(),
  }),
  z.strictObject({ purpose: z.literal('change-email'), userId: z.string(), email: z.string() }),
])

export type MailAccountLinkJob = z.infer<typeof mailAccountLinkJobSchema>

/** 32 random bytes in base64url: anything else never reaches the database. */
const tokenSchema = z.string('The link is incomplete.').regex(/^[\w-]{43}$/, 'The link is incomplete.')

export const accountLinkTokenSchema = z.object({ token: tokenSchema })

/** R706: the purpose of the sign-up, where the mail is sent again. */
export const verificationMailSchema = z.object({ email: emailSchema, purpose: signUpPurposeSchema.optional() })

export const requestEmailChangeSchema = z.object({ newEmail: emailSchema })

export const completePasswordResetSchema = z.object({ token: tokenSchema, newPassword: newPasswordSchema })

/** What the page of a link shows before its button is pressed. */
export type EmailLink = {
  purpose: (typeof EMAIL_LINK_PURPOSES)[number]
  email: string
  /** Whether it belongs to the account that is signed in here. */
  yours: boolean
}
