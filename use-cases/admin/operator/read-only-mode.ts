import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { findReadOnlyMode, turnOffReadOnly, turnOnReadOnly } from '#db/queries/platform/read-only-mode.ts'
import { readOnlyInputSchema, type ReadOnlyMode } from '#domain/admin/read-only-schema.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type ModeDeps = Pick<Deps, 'db' | 'now'>

/** Whether the site takes changes, for admins. */
export async function readReadOnlyStatus({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Result<ReadOnlyMode>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const { since, message, set_by } = await findReadOnlyMode(db)
  return ok({ since: since?.toISOString() ?? null, message, by: set_by })
}

/** R622: by an admin. */
export async function setReadOnlyModeAsAdmin(
  deps: ModeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<ReadOnlyMode>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const changed = await setReadOnlyMode(deps, { actorId: admin.value.userId, input })
  return changed.ok ? readReadOnlyStatus(deps, viewer) : changed
}

/** R622: by an operator, without an id, or an admin. */
export async function setReadOnlyMode(
  { db, now }: ModeDeps,
  { actorId, input }: { actorId: string | null; input: unknown },
): Promise<Result<null>> {
  const parsed = readOnlyInputSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { on, message = '' } = parsed.data
  const verb = on ? 'read-only-on' : 'read-only-off'
  const action = actorId === null ? (`operator-${verb}` as const) : verb
  await db.transaction().execute(async (transaction) => {
    if (on) await turnOnReadOnly(transaction, { userId: actorId, message, now: now() })
    else await turnOffReadOnly(transaction)
    const details = message ? { message } : {}
    await insertModerationEntries(transaction, [{ actorId, profileId: null, action, details }])
  })
  return ok(null)
}
