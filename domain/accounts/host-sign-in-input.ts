import { z } from 'zod'

import { HOST_SIGN_IN_LIMITS, MAX_URL_BYTES, PASSWORD_LIMITS } from '#domain/limits.ts'

export const startHostSignInSchema = z.strictObject({
  /** A page of this site, checked by the page that leads there. */
  next: z.string('next is an address.').max(MAX_URL_BYTES.path, 'That address is too long.').default(''),
  fresh: z.boolean('fresh is true or false.').default(false),
  /** R568: the issuer that began it, where it did not begin here. */
  iss: z.string('iss is an address.').max(MAX_URL_BYTES.path, 'That address is too long.').optional(),
  /** Whom the site builder should sign in, as it names them itself. */
  loginHint: z.string('loginHint is a text.').max(HOST_SIGN_IN_LIMITS.textLength, 'That text is too long.').optional(),
})

export const joinHostAccountByPasswordSchema = z.strictObject({
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(PASSWORD_LIMITS.max, 'That password is too long.'),
})
