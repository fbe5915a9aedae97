import { endNewness, writeNewcomerTurns } from '#db/queries/lists/newcomers.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import { utcDay } from '#domain/day.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R812: once a day, whose turn it is in each list. R810: lists compare the day, so a late run shows no one too long. */
export async function rotateNewcomers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const day = utcDay(now())
  await retryOnDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      if (await writeNewcomerTurns(transaction, day)) await endNewness(transaction, day)
    }),
  )
}
