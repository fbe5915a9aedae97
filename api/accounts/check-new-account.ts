import { refuseInvalid } from '#api/errors.ts'
import { newAccountSchema } from '#domain/accounts/account.ts'

/** R238, R239: better-auth does not check these limits, and turns the database’s refusal into a bare error. */
export function checkNewAccount(fields: unknown): void {
  refuseInvalid(newAccountSchema.safeParse(fields))
}
