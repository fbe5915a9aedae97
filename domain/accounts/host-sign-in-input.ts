import { z } from 'zod'

import { MAX_URL, PASSWORD } from '#domain/limits.ts'

export const startInputSchema = z.strictObject({
  /** A page of this site, checked by the page that leads there. */
  next: z.string('next is an address.').max(MAX_URL.path, 'That address is too long.').default(''),
  fresh: z.boolean('fresh is true or false.').default(false),
})

export const joinInputSchema = z.strictObject({
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(PASSWORD.max, 'That password is too long.'),
})
