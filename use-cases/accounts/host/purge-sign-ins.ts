import { deleteExpiredHostSignIns } from '#db/queries/accounts/host/host-sign-ins.ts'
import { deleteExpiredSessions } from '#db/queries/accounts/sessions.ts'
import { deleteExpiredRefusedForms } from '#db/queries/platform/refused-forms.ts'
import type { Deps } from '#use-cases/deps.ts'

/**
 * R412, R415, R417, R459, R681: sessions, links and refused forms that have expired, and what began and was not finished
 * in time, are useless; returns how many there were.
 */
export async function purgeSignIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const signIns = (await deleteExpiredHostSignIns(db, now())) + (await deleteExpiredSessions(db, now()))
  return signIns + (await deleteExpiredRefusedForms(db, now()))
}
