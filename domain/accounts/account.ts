import { z } from 'zod'

import { idSchema } from '#domain/id.ts'
import { MAX_LENGTH, PASSWORD_LIMITS } from '#domain/limits.ts'
import { nameSchema } from '#domain/text/name.ts'
import { textSchema } from '#domain/text/text-schema.ts'

/** R413: Latin letters alone: in lower case, a Kelvin sign would be a k, and its address somebody else's. */
const lowerCase = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

export const emailSchema = textSchema('Email', { min: 1, max: MAX_LENGTH.email })
  .overwrite(lowerCase)
  .pipe(z.email('Enter an email address like name@example.com.'))

export const newPasswordSchema = z
  .string('Choose a password.')
  .min(1, 'Choose a password.')
  .min(PASSWORD_LIMITS.min, `Use at least ${PASSWORD_LIMITS.min} characters.`)
  .max(PASSWORD_LIMITS.max, `Use at most ${PASSWORD_LIMITS.max} characters.`)

/** R238: the name of an account or a guest. */
export const personNameSchema = nameSchema('Name', { min: 1, max: MAX_LENGTH.accountName })

export const signUpSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
})

/** R706: what an account is made for, where its first step is another than reading its own data. */
export const signUpPurposeSchema = z.literal('create-profile', 'This purpose is not known.')

/** The fields of a sign-up except the password, which better-auth validates. */
export const newAccountSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  image: z.undefined('This field is not known.').optional(),
  purpose: signUpPurposeSchema.optional(),
})

export type SignUpInput = z.infer<typeof signUpSchema>

const currentPasswordSchema = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'That password is too long.')

export const signInSchema = z.object({
  email: emailSchema,
  password: currentPasswordSchema,
})

export type SignInInput = z.infer<typeof signInSchema>

export const accountNameSchema = z
  .strictObject({ name: personNameSchema })
  .meta({ id: 'AccountName', example: { name: 'Ada Moreau' } })

export const emailChangeFormSchema = z.object({
  newEmail: emailSchema,
  currentPassword: z.string('Enter your password.').min(1, 'Enter your password.'),
})

export const changePasswordSchema = z.object({ currentPassword: currentPasswordSchema, newPassword: newPasswordSchema })

export const confirmDeletionSchema = z.object({ password: currentPasswordSchema })

export const requestPasswordResetSchema = z.object({ email: emailSchema })

export const resetPasswordFormSchema = z.object({
  token: z.string('The link is incomplete.').min(1, 'The link is incomplete.'),
  password: newPasswordSchema,
})

/** R253: one session, by its id in the list. */
export const endSessionSchema = z.strictObject({ id: idSchema })
