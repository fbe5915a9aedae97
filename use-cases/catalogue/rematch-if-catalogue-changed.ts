import { matchingVersion } from '#catalogue/matching-version.ts'
import { readCatalogueTables } from '#catalogue/read-tables.ts'
import { readTermTexts } from '#catalogue/reading/load-terms.ts'
import { recordMatchingVersion } from '#db/queries/catalogue/catalogue-matching.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R273: where a release brings other names or rules than the last start had, a job matches everyone again. */
export async function rematchIfCatalogueChanged({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const version = matchingVersion(readCatalogueTables(), { terms: readTermTexts() })
  await db.transaction().execute(async (transaction) => {
    if (await recordMatchingVersion(transaction, version)) await queue.send(transaction, 'rematch-profiles', {})
  })
}
