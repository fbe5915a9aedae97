import { deleteExpiredHostSignIns } from '#db/queries/accounts/host/host-sign-ins.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R412, R415, R417: what began and was not finished in time is of no use to anybody; returns how much it was. */
export function tidySignIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteExpiredHostSignIns(db, now())
}
