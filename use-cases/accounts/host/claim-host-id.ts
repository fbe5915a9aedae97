import type { Db } from '#db/connection.ts'
import { findUsersByHostIds, placeholderHostId, findHostIdsOfUsers, setHostId } from '#db/queries/host/host-ids.ts'
import { findHostEntry } from '#db/queries/host/host-reports.ts'
import { isId } from '#domain/id.ts'

type Claim = { userId: string; subject: string }

const isReported = async (db: Db, id: string) => {
  const entry = await findHostEntry(db, { kind: 'user', id })
  return entry !== undefined && !entry.deleted
}

/** The account here that the site builder's reports about this subject reach. */
export async function findAccountByHostId(db: Db, subject: string): Promise<string | undefined> {
  return isId(subject) ? (await findUsersByHostIds(db, [subject])).local.get(subject) : undefined
}

/** R477: whether the account is another one at the site builder already, by a join or by a report. */
export async function isLinkedToOtherSubject(db: Db, { userId, subject }: Claim): Promise<boolean> {
  const called = (await findHostIdsOfUsers(db, [userId])).get(userId)
  if (called === undefined || called === subject || called === placeholderHostId(userId)) return false
  return called !== userId || isReported(db, userId)
}

/**
 * R475, R477: from now on reports about the subject are about this account. An account that only has the same id, and
 * was never reported, belongs to no user there. False where one of both has another already. Both ids are locked.
 */
export async function claimHostId(db: Db, { userId, subject }: Claim): Promise<boolean> {
  // The provider's subject may be something that no report can name.
  if (!isId(subject)) return true
  if (await isLinkedToOtherSubject(db, { userId, subject })) return false
  const called = await findAccountByHostId(db, subject)
  if (called === userId) return true
  if (called !== undefined) {
    if (called !== subject || (await isReported(db, subject))) return false
    await setHostId(db, { userId: called, hostId: placeholderHostId(called) })
  }
  await setHostId(db, { userId, hostId: subject })
  return true
}
