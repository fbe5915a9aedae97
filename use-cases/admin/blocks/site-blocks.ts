import type { Db } from '#db/connection.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import {
  countSiteBlocks,
  deleteSiteBlock,
  findSiteBlock,
  insertSiteBlock,
  listSiteBlockRows,
} from '#db/queries/admin/site-blocks.ts'
import { rangesOverlap, parseNetworkRange } from '#domain/admin/network-range.ts'
import {
  type SiteBlock,
  siteBlockRemovalSchema,
  type SiteBlocks,
  siteBlocksQuerySchema,
  type SiteBlockTarget,
  MAX_SITE_BLOCKS,
  newSiteBlockSchema,
  parseSiteBlockTarget,
} from '#domain/admin/site-blocks.ts'
import { isId } from '#domain/id.ts'
import { DAY_MS } from '#domain/limits.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type BlockDeps = Pick<Deps, 'db' | 'now' | 'proxyRanges'>
/** Null for an operator at the command line. */
type Actor = { actorId: string | null }

const MISSING = fail('not_found', 'there is no such block')

type BlockRow = NonNullable<Awaited<ReturnType<typeof findSiteBlock>>>

const present = ({ id, kind, value, reason, by, created_at, expires_at }: BlockRow, now: Date): SiteBlock => ({
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
export async function listSiteBlocks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<SiteBlocks>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = siteBlocksQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const [rows, total] = await Promise.all([listSiteBlockRows(db, { ...pageLimitOffset(page) }), countSiteBlocks(db)])
  return okUnlessBeyondLast({
    items: rows.map((row) => present(row, now())),
    total,
    page,
    pages: countListPages(total),
  })
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
  }: Actor & { target: SiteBlockTarget; reason: string; now: Date; expiresAt: Date | null },
): Promise<Result<string>> {
  const { kind, value } = target
  if ((await countSiteBlocks(db)) >= MAX_SITE_BLOCKS)
    return badValue(`There are ${MAX_SITE_BLOCKS} blocks already: remove some first.`)
  const id = await insertSiteBlock(db, { kind, value, reason, createdBy: actorId, now, expiresAt })
  if (id === undefined) return fail('already_used', 'this is blocked already')
  const action = actorId === null ? 'operator-block' : 'block'
  const details = { [kind]: value, until: expiresAt?.toISOString() ?? null }
  await insertModerationEntries(db, [{ actorId, profileId: null, action, reason, details }])
  return ok(id)
}

/** R641 to R645: blocks a mail domain or a network, from now on or until a day. */
export async function addSiteBlock(
  { db, now, proxyRanges }: BlockDeps,
  { input, actorId, ownAddress }: Actor & { input: unknown; ownAddress?: string | undefined },
): Promise<Result<SiteBlock>> {
  const parsed = newSiteBlockSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { value, reason, days } = parsed.data
  const target = parseSiteBlockTarget(value, proxyRanges)
  if (typeof target === 'string') return badValue(target)
  const own = ownAddress === undefined ? undefined : parseNetworkRange(ownAddress)
  if (target.kind === 'network' && own && rangesOverlap(target.range, own)) {
    return badValue('This range has your own address: you could not remove the block.')
  }
  const at = now()
  const expiresAt = days ? new Date(at.getTime() + days * DAY_MS) : null
  return db.transaction().execute(async (transaction) => {
    const stored = await store(transaction, { target, reason, now: at, expiresAt, actorId })
    if (!stored.ok) return stored
    const row = await findSiteBlock(transaction, stored.value)
    return row ? ok(present(row, at)) : MISSING
  })
}

export async function addSiteBlockAsAdmin(
  deps: BlockDeps,
  viewer: Viewer,
  { input, address }: { input: unknown; address: string },
): Promise<Result<SiteBlock>> {
  const admin = requireAdminViewer(viewer)
  return admin.ok ? addSiteBlock(deps, { input, actorId: admin.value.userId, ownAddress: address }) : admin
}

type Removal = Actor & { which: Parameters<typeof deleteSiteBlock>[1]; reason: string | undefined }

/** R645: what was blocked stays in the audit log. */
export async function removeSiteBlock(
  { db }: Pick<Deps, 'db'>,
  { which, reason, actorId }: Removal,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const gone = await deleteSiteBlock(transaction, which)
    if (!gone) return MISSING
    const action = actorId === null ? 'operator-unblock' : 'unblock'
    const entry = { actorId, profileId: null, action, details: { [gone.kind]: gone.value } } as const
    await insertModerationEntries(transaction, [{ ...entry, ...(reason && { reason }) }])
    return ok(null)
  })
}

export async function removeSiteBlockAsAdmin(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<null>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = siteBlockRemovalSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  if (!isId(id)) return MISSING
  return removeSiteBlock(deps, { which: { id }, reason: parsed.data.reason, actorId: admin.value.userId })
}
