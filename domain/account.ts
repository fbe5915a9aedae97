import { z } from 'zod'

import { MAX_LENGTH, PASSWORD } from './limits.ts'
import { textSchema } from './text.ts'

export const emailSchema = textSchema('Email', { min: 1, max: MAX_LENGTH.email })
  .toLowerCase()
  .pipe(z.email('Enter an email address like name@example.com.'))

const newPasswordSchema = z
  .string('Choose a password.')
  .min(1, 'Choose a password.')
  .min(PASSWORD.min, `Use at least ${PASSWORD.min} characters.`)
  .max(PASSWORD.max, `Use at most ${PASSWORD.max} characters.`)

export const signUpSchema = z.object({
  name: textSchema('Name', { min: 1, max: MAX_LENGTH.name }),
  email: emailSchema,
  password: newPasswordSchema,
})

export type SignUpInput = z.infer<typeof signUpSchema>

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(1000, 'That password is too long.'),
})

export type SignInInput = z.infer<typeof signInSchema>

export const requestResetSchema = z.object({ email: emailSchema })

export const resetPasswordSchema = z.object({
  token: z.string('The link is incomplete.').min(1, 'The link is incomplete.'),
  password: newPasswordSchema,
})
