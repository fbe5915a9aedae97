import { deleteBriefFiles, listOrphanedFiles } from '#db/queries/messages/brief-files.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { purgeStoredItems } from '#use-cases/uploads/purge-stored-items.ts'

/** R343: removes the files of briefs that are gone, and what was never stored whole; returns how many. */
export async function purgeBriefFiles({
  db,
  files,
  drafts,
  now,
}: Pick<Deps, 'db' | 'files' | 'drafts' | 'now'>): Promise<number> {
  const unfinishedBefore = new Date(now().getTime() - BRIEF_FILE_LIMITS.unfinishedMs)
  await drafts.clean(unfinishedBefore)
  return purgeStoredItems({
    list: (page) => listOrphanedFiles(db, { unfinishedBefore, ...page }),
    remove: ({ key }) => files.remove(key),
    forget: (keys) => deleteBriefFiles(db, keys),
  })
}
