import {
  addSearchedWords,
  addShownCounts,
  type SearchedWord,
  type ShownExpertCount,
} from '#db/queries/statistics/shown-counts.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Deps } from '#use-cases/deps.ts'

type Batch = { experts: ShownExpertCount[]; words: SearchedWord[] }

/** R350, R353: adds a batch to the sums of its days, all of it or nothing. */
export async function recordShown({ db }: Pick<Deps, 'db'>, { experts, words }: Batch): Promise<void> {
  await retryOnDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      if (experts.length > 0) await addShownCounts(transaction, experts)
      if (words.length > 0) await addSearchedWords(transaction, words)
    }),
  )
}
