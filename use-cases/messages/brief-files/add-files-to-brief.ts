import { randomUUID } from 'node:crypto'

import type { Db } from '#db/connection.ts'
import {
  countBriefFiles,
  deleteBriefFiles,
  insertBriefFiles,
  listBriefFiles,
  markFilesStored,
} from '#db/queries/messages/brief-files.ts'
import { lockBrief } from '#db/queries/messages/briefs.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { BriefFile, BriefFiles } from '#domain/messages/brief/brief-file.ts'
import { networkOf } from '#domain/network.ts'
import { failField, ok, failForbidden, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import type { Deps } from '#use-cases/deps.ts'
import { conversationClosedReason } from '#use-cases/messages/conversation/write-reply.ts'

import { checkBriefFile, type CheckedFile, type IncomingFile } from './check-brief-file.ts'
import { markUnreadForExperts } from './notify-added-files.ts'
import { type BriefReference, findOwnBrief, type OwnBrief } from './own-brief.ts'

export type FileDeps = Pick<
  Deps,
  'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now' | 'files' | 'drafts' | 'enqueueFiles' | 'uploadEncoder'
>

type Input = BriefReference & {
  /** The network address that it came from. */
  address: string
  /** Reads the files of the request; called only for those who may send some. */
  receive: (most: number) => Promise<Result<IncomingFile[]>>
}

const TOO_MANY = failForbidden({
  code: 'too_many_brief_files',
  params: { maximum: BRIEF_FILE_LIMITS.count },
  text: `a brief has ${BRIEF_FILE_LIMITS.count} files at most; remove one first`,
})
const NONE = failField('validation_failed', 'there is no file in the form', {
  field: 'file',
  code: 'file_missing',
  text: 'Choose a file first.',
})

/** The brief, if it takes files of this client now. */
async function findOpenBrief(deps: FileDeps, viewer: Viewer, door: BriefReference): Promise<Result<OwnBrief>> {
  const found = await findOwnBrief(deps, viewer, door)
  if (!found.ok) return found
  const { sender, withdrawn, rows } = found.value
  if (!sender.proven) {
    return failForbidden({
      code: 'email_unconfirmed',
      text: 'confirm your email address first, then you can add files',
    })
  }
  if (withdrawn) return failForbidden({ code: 'brief_withdrawn', text: 'this brief is withdrawn' })
  if (
    rows.every((row) => row.status === 'awaiting-confirmation' || conversationClosedReason(row, 'sender') !== undefined)
  ) {
    return failForbidden({ code: 'brief_closed', text: 'none of its experts takes messages of yours any more' })
  }
  return found
}

/** R343: each file counts, before it is checked: what is refused was work, too. */
function takeLimitsOf(deps: FileDeps, { sender }: OwnBrief, { address, count }: { address: string; count: number }) {
  const message = 'you have sent as many files as one may in a day'
  return consumeLimitsOrFail(
    deps,
    Array.from({ length: count }).flatMap(() => [
      { name: 'briefFiles' as const, key: mailboxLimitKey(sender.email), message },
      {
        name: 'briefFilesFromNetwork' as const,
        key: networkOf(address),
        message: 'too many files came from your network',
      },
    ]),
  )
}

async function checkAll(deps: FileDeps, incoming: IncomingFile[]): Promise<Result<CheckedFile[]>> {
  const checked: CheckedFile[] = []
  for (const file of incoming) {
    const one = await checkBriefFile(deps, file)
    if (!one.ok) return one
    checked.push(one.value)
  }
  return ok(checked)
}

type Store = { viewer: Viewer; door: BriefReference; checked: CheckedFile[] }

/**
 * Takes the places first, then stores: what is interrupted in between is found and removed (R343). The brief may have
 * been withdrawn, closed or deleted while the files arrived, so that both steps read it again.
 */
async function store(deps: FileDeps, { viewer, door, checked }: Store): Promise<Result<null>> {
  const { db, files } = deps
  const now = deps.now()
  const rows: BriefFile[] = checked.map(({ name, type, size }) => ({ key: randomUUID(), name, type, size }))
  const keys = rows.map(({ key }) => key)
  const withOpenBrief = (act: (transaction: Db, brief: OwnBrief) => Promise<Result<null>>) =>
    db.transaction().execute(async (transaction): Promise<Result<null>> => {
      await lockBrief(transaction, door.id)
      const found = await findOpenBrief({ ...deps, db: transaction }, viewer, door)
      return found.ok ? act(transaction, found.value) : found
    })
  const taken = await withOpenBrief(async (transaction, { id }) => {
    if ((await countBriefFiles(transaction, id)) + rows.length > BRIEF_FILE_LIMITS.count) return TOO_MANY
    await insertBriefFiles(transaction, { briefId: id, files: rows, now })
    return ok(null)
  })
  if (!taken.ok) return taken
  const undo = async () => {
    await Promise.all(keys.map((key) => files.remove(key)))
    await deleteBriefFiles(db, keys)
  }
  try {
    for (const [at, { bytes, type }] of checked.entries()) await files.put(keys[at] ?? '', { bytes, type })
  } catch (error) {
    await undo()
    throw error
  }
  const stored = await withOpenBrief(async (transaction, brief) => {
    await markFilesStored(transaction, { keys, now: deps.now() })
    await markUnreadForExperts(transaction, brief.rows, { now: deps.now() })
    return ok(null)
  })
  if (!stored.ok) await undo()
  return stored
}

/** R343: adds files to a brief that was sent: all of them or none. A job tells its experts (R709). */
export async function addFilesToBrief(deps: FileDeps, viewer: Viewer, input: Input): Promise<Result<BriefFiles>> {
  const found = await findOpenBrief(deps, viewer, input)
  if (!found.ok) return found
  const brief = found.value
  const left = BRIEF_FILE_LIMITS.count - (await countBriefFiles(deps.db, brief.id))
  if (left <= 0) return TOO_MANY
  const received = await input.receive(left)
  if (!received.ok) return received
  const incoming = received.value
  try {
    if (incoming.length === 0) return NONE
    const allowed = await takeLimitsOf(deps, brief, { address: input.address, count: incoming.length })
    if (!allowed.ok) return allowed
    const stored = await deps.enqueueFiles(async () => {
      const checked = await checkAll(deps, incoming)
      return checked.ok ? store(deps, { viewer, door: input, checked: checked.value }) : checked
    })
    if (!stored.ok) return stored
  } finally {
    await Promise.all(incoming.map(({ draft }) => draft.remove()))
  }
  return ok({ files: await listBriefFiles(deps.db, brief.id) })
}
