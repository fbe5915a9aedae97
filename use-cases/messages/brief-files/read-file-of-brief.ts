import { listBriefFiles } from '#db/queries/messages/brief-files.ts'
import { hasBrief } from '#db/queries/messages/inbox.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'
import { readableInboxes } from '#domain/policy/message-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { type BriefReference, findOwnBrief } from './own-brief.ts'

type ReadDeps = Pick<Deps, 'db' | 'signer' | 'now' | 'files'>

const MISSING = fail('not_found', 'there is no such file')

/** Its client, and readers of the inbox of an expert who received it. */
async function checkReader(deps: ReadDeps, viewer: Viewer, door: BriefReference): Promise<Result<null>> {
  const own = await findOwnBrief(deps, viewer, door)
  if (own.ok) return ok(null)
  if (viewer.kind === 'anonymous' || door.token !== undefined) return own
  return (await hasBrief(deps.db, door.id, readableInboxes(viewer))) ? ok(null) : MISSING
}

/** R343: one file of a brief, for those who may read the brief; for everybody else it does not exist. */
export async function readFileOfBrief(
  deps: ReadDeps,
  viewer: Viewer,
  { key, ...door }: BriefReference & { key: string },
): Promise<Result<{ file: BriefFile; bytes: Uint8Array<ArrayBuffer> }>> {
  const allowed = await checkReader(deps, viewer, door)
  if (!allowed.ok) return allowed
  const file = (await listBriefFiles(deps.db, door.id)).find((one) => one.key === key)
  const bytes = file && (await deps.files.read(file.key))
  return bytes ? ok({ file, bytes }) : MISSING
}
