import { deleteBriefFiles, listBriefFiles } from '#db/queries/messages/brief-files.ts'
import type { BriefFiles } from '#domain/messages/brief/brief-file.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { type BriefReference, findOwnBrief } from './own-brief.ts'

/** R343: its client takes a file back; taking it back again changes nothing. */
export async function removeFileFromBrief(
  deps: Pick<Deps, 'db' | 'signer' | 'now' | 'files'>,
  viewer: Viewer,
  { key, ...door }: BriefReference & { key: string },
): Promise<Result<BriefFiles>> {
  const own = await findOwnBrief(deps, viewer, door)
  if (!own.ok) return own
  const { id } = own.value
  if ((await listBriefFiles(deps.db, id)).some((file) => file.key === key)) {
    // The file first: should that fail, it can be tried again.
    await deps.files.remove(key)
    await deleteBriefFiles(deps.db, [key])
  }
  return ok({ files: await listBriefFiles(deps.db, id) })
}
