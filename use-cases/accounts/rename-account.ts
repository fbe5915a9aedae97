import { renameUser } from '#db/queries/accounts/accounts.ts'
import { isManagedByHost } from '#db/queries/host/host-reports.ts'
import { accountNameSchema } from '#domain/accounts/account.ts'
import type { Me } from '#domain/profiles/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { readMe } from './read-me.ts'

/** The account's own name; a profile has one of its own. */
export async function renameAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<Me>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = accountNameSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  // R512: the next comparison would undo it.
  if (await isManagedByHost(db, viewer.userId)) {
    return fail('forbidden', 'the site builder reports this name: change it there')
  }
  await renameUser(db, { id: viewer.userId, name: parsed.data.name, now: now() })
  return ok(await readMe({ db }, viewer))
}
