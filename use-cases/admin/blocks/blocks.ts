import type { Db } from '#db/connection.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { countBlocks, deleteBlock, findBlockById, insertBlock, listBlocks } from '#db/queries/admin/site-blocks.ts'
import {
  type Block,
  blockRemovalSchema,
  type Blocks,
  blocksQuerySchema,
  type BlockTarget,
  MAX_BLOCKS,
  newBlockSchema,
  readBlockTarget,
} from '#domain/admin/blocks.ts'
import { rangesOverlap, readNetworkRange } from '#domain/admin/network-range.ts'
import { isId } from '#domain/id.ts'
import { DAY_MS } from '#domain/limits.ts'
import { okPage, pagesOf, pageRange } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { adminOf } from '#use-cases/admin/admin-of.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type BlockDeps = Pick<Deps, 'db' | 'now' | 'proxyRanges'>
/** Null for an operator at the command line. */
type Actor = { actorId: string | null }

const MISSING = fail('not_found', 'there is no such block')

type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlockById>>>

const present = ({ id, kind, value, reason, by, created_at, expires_at }: BlockRow, now: Date): Block => ({
  id,
  kind,
  value,
  reason,
  by,
  createdOn: created_at.toISOString(),
  expiresOn: expires_at?.toISOString() ?? null,
  active: expires_at === null || expires_at > now,
})

/** R641: mail domains and networks that are blocked, the newest first. */
export async function readBlocks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<Blocks>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = blocksQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const [rows, total] = await Promise.all([listBlocks(db, { ...pageRange(page) }), countBlocks(db)])
  return okPage({ items: rows.map((row) => present(row, now())), total, page, pages: pagesOf(total) })
}

const badValue = (sentence: string) => fail('validation_failed', 'this cannot be blocked', { value: [sentence] })

/** R645: in one transaction with its entry in the audit log. */
async function store(
  db: Db,
  {
    target,
    reason,
    now,
    expiresAt,
    actorId,
  }: Actor & { target: BlockTarget; reason: string; now: Date; expiresAt: Date | null },
): Promise<Result<string>> {
  const { kind, value } = target
  if ((await countBlocks(db)) >= MAX_BLOCKS)
    return badValue(`There are ${MAX_BLOCKS} blocks already: remove some first.`)
  const id = await insertBlock(db, { kind, value, reason, createdBy: actorId, now, expiresAt })
  if (id === undefined) return fail('already_used', 'this is blocked already')
  const action = actorId === null ? 'operator-block' : 'block'
  const details = { [kind]: value, until: expiresAt?.toISOString() ?? null }
  await insertModerationEntries(db, [{ actorId, profileId: null, action, reason, details }])
  return ok(id)
}

/** R641 to R645: blocks a mail domain or a network, from now on or until a day. */
export async function addBlock(
  { db, now, proxyRanges }: BlockDeps,
  { input, actorId, ownAddress }: Actor & { input: unknown; ownAddress?: string | undefined },
): Promise<Result<Block>> {
  const parsed = newBlockSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { value, reason, days } = parsed.data
  const target = readBlockTarget(value, proxyRanges)
  if (typeof target === 'string') return badValue(target)
  const own = ownAddress === undefined ? undefined : readNetworkRange(ownAddress)
  if (target.kind === 'network' && own && rangesOverlap(target.range, own)) {
    return badValue('This range has your own address: you could not remove the block.')
  }
  const at = now()
  const expiresAt = days ? new Date(at.getTime() + days * DAY_MS) : null
  return db.transaction().execute(async (transaction) => {
    const stored = await store(transaction, { target, reason, now: at, expiresAt, actorId })
    if (!stored.ok) return stored
    const row = await findBlockById(transaction, stored.value)
    return row ? ok(present(row, at)) : MISSING
  })
}

export async function addBlockAsAdmin(
  deps: BlockDeps,
  viewer: Viewer,
  { input, address }: { input: unknown; address: string },
): Promise<Result<Block>> {
  const admin = adminOf(viewer)
  return admin.ok ? addBlock(deps, { input, actorId: admin.value.userId, ownAddress: address }) : admin
}

type Removal = Actor & { which: Parameters<typeof deleteBlock>[1]; reason: string | undefined }

/** R645: what was blocked stays in the audit log. */
export async function removeBlock(
  { db }: Pick<Deps, 'db'>,
  { which, reason, actorId }: Removal,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const gone = await deleteBlock(transaction, which)
    if (!gone) return MISSING
    const action = actorId === null ? 'operator-unblock' : 'unblock'
    const entry = { actorId, profileId: null, action, details: { [gone.kind]: gone.value } } as const
    await insertModerationEntries(transaction, [{ ...entry, ...(reason && { reason }) }])
    return ok(null)
  })
}

export async function removeBlockAsAdmin(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<null>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = blockRemovalSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  if (!isId(id)) return MISSING
  return removeBlock(deps, { which: { id }, reason: parsed.data.reason, actorId: admin.value.userId })
}
