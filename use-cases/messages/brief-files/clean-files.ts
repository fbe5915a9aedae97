import { deleteBriefFiles, lockLostFiles } from '#db/queries/messages/brief-files.ts'
import { BRIEF_FILE } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

const AT_ONCE = 100

type CleanDeps = Pick<Deps, 'db' | 'files' | 'drafts' | 'now'>

/** One batch. Files are deleted before rows, so that an interrupted run finds them again. */
function cleanSome({ db, files }: CleanDeps, unfinishedBefore: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const lost = await lockLostFiles(transaction, { unfinishedBefore, limit: AT_ONCE })
    await Promise.all(lost.map((key) => files.remove(key)))
    await deleteBriefFiles(transaction, lost)
    return lost.length
  })
}

/** R343: removes the files of briefs that are gone, and what was never stored whole; returns how many. */
export async function cleanFiles(deps: CleanDeps): Promise<number> {
  const unfinishedBefore = new Date(deps.now().getTime() - BRIEF_FILE.unfinishedMs)
  await deps.drafts.clean(unfinishedBefore)
  let removed = 0
  for (let some = AT_ONCE; some === AT_ONCE; removed += some) some = await cleanSome(deps, unfinishedBefore)
  return removed
}
