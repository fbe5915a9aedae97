import type { Db } from '#db/connection.ts'
import { lockUser } from '#db/queries/accounts/account-writes.ts'
import { listLinks } from '#db/queries/accounts/host/host-links.ts'
import { nobodyThere, readHostIds, setHostId } from '#db/queries/host/host-ids.ts'
import type { HostUserInput } from '#domain/host/host-input.ts'

/**
 * R477: the first report about an id that an account has which somebody signs in to here, with another email: it is
 * about somebody else, since people may choose their ids at the site builder, and ours are public.
 */
export async function partNamesake(db: Db, { id, input }: { id: string; input: object }): Promise<void> {
  const user = await lockUser(db, id)
  if (!user || user.role === 'admin' || user.email === (input as HostUserInput).email) return
  const links = await listLinks(db, id)
  const isTheirs = links.length === 0 || links.some((link) => link.provider !== 'credential' && link.subject === id)
  if (isTheirs || (await readHostIds(db, [id])).get(id) !== id) return
  await setHostId(db, { userId: id, hostId: nobodyThere(id) })
}
