import { deleteBriefFiles, listLostFiles } from '#db/queries/messages/brief-files.ts'
import { BRIEF_FILE } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { removeStored } from '#use-cases/uploads/remove-stored.ts'

/** R343: removes the files of briefs that are gone, and what was never stored whole; returns how many. */
export async function cleanFiles({
  db,
  files,
  drafts,
  now,
}: Pick<Deps, 'db' | 'files' | 'drafts' | 'now'>): Promise<number> {
  const unfinishedBefore = new Date(now().getTime() - BRIEF_FILE.unfinishedMs)
  await drafts.clean(unfinishedBefore)
  return removeStored({
    list: (page) => listLostFiles(db, { unfinishedBefore, ...page }),
    remove: ({ key }) => files.remove(key),
    forget: (keys) => deleteBriefFiles(db, keys),
  })
}
