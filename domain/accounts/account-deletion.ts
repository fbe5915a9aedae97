import { z } from 'zod'

export const accountDeletionSchema = z
  .strictObject({ password: z.string('Enter your password.').min(1, 'Enter your password.') })
  .meta({ id: 'AccountDeletion', example: { password: 'my current password' } })

/** R418: a fresh sign-in at the site builder stands for the password. */
export const provenDeletionSchema = z.strictObject({ password: z.string().optional() })
