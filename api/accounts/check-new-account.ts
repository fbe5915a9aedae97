import { refuseInvalid } from '#api/errors.ts'
import { newAccountSchema } from '#domain/accounts/account.ts'

/** R238, R239: better-auth has no limits of its own for these, and answers for the database’s with a bare refusal. */
export function checkNewAccount(fields: unknown): void {
  refuseInvalid(newAccountSchema.safeParse(fields))
}
