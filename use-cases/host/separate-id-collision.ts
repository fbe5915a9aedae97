import type { Db } from '#db/connection.ts'
import { lockUser, RELEASED_EMAIL_SUFFIX } from '#db/queries/accounts/account-writes.ts'
import { listSignInLinks } from '#db/queries/accounts/host/host-links.ts'
import { placeholderHostId, findHostIdsOfUsers, setHostId } from '#db/queries/host/host-ids.ts'
import type { HostUserInput } from '#domain/host/host-input.ts'

/**
 * R477: the first report about an id that an account has which somebody signs in to here, unless it proves the same
 * email, or neither does: it is about somebody else, since people may choose their ids at the site builder, and ours are
 * public. A deletion proves nothing. True if the account belongs to no user there from now on.
 */
export async function separateIdCollision(db: Db, { id, input }: { id: string; input?: object }): Promise<boolean> {
  const user = await lockUser(db, id)
  const { email, emailVerified } = (input ?? {}) as Partial<HostUserInput>
  if (!user) return false
  // What else is said of an admin is refused (R409).
  if (user.email === email ? emailVerified || !user.email_verified : user.role === 'admin') return false
  const links = await listSignInLinks(db, id)
  // R215: what an account has that yielded its email is not transferred.
  const hasNoUser = links.length === 0 && !user.email.endsWith(RELEASED_EMAIL_SUFFIX)
  const isTheirs = hasNoUser || links.some((link) => link.provider !== 'credential' && link.subject === id)
  if (isTheirs || (await findHostIdsOfUsers(db, [id])).get(id) !== id) return false
  await setHostId(db, { userId: id, hostId: placeholderHostId(id) })
  return true
}
