import type { Db } from '#db/connection.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { replayDelivery, replayFailed } from '#db/queries/webhooks/webhook-deliveries.ts'
import { listEndpoints, pauseEndpoints, resumeEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { deliveryPauseSchema, deliveryReplaySchema } from '#domain/webhooks/webhook-delivery.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { queueDueDeliveries } from './queue-due-deliveries.ts'

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'webhooks'>

const NO_ENDPOINT = fail('not_found', 'there is no such endpoint')

async function isConfigured(db: Db, endpoint: string | undefined): Promise<boolean> {
  return endpoint === undefined || (await listEndpoints(db)).some(({ name }) => name === endpoint)
}

/** R447: while an endpoint is paused, its events are written and wait. Without a name, all endpoints. */
export async function setWebhooksPaused(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ paused: boolean }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = deliveryPauseSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { paused, endpoint, reason } = parsed.data
  if (!(await isConfigured(deps.db, endpoint))) return NO_ENDPOINT
  const { userId } = admin.value
  await deps.db.transaction().execute(async (transaction) => {
    if (paused) await pauseEndpoints(transaction, { endpoint, userId, now: deps.now() })
    else await resumeEndpoints(transaction, { endpoint })
    const action = paused ? 'pause-webhooks' : 'resume-webhooks'
    const details = endpoint === undefined ? {} : { endpoint }
    await insertModerationEntries(transaction, [{ actorId: userId, profileId: null, action, reason, details }])
  })
  if (!paused) await queueDueDeliveries(deps)
  return ok({ paused })
}

/** R447: one delivery, or all that were given up, of an endpoint or of all; again with the same id. */
export async function replayDeliveries(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ replayed: number }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = deliveryReplaySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { id, endpoint, reason } = parsed.data
  if (!(await isConfigured(deps.db, endpoint))) return NO_ENDPOINT
  const replayed = await deps.db.transaction().execute(async (transaction) => {
    const events = id === undefined ? await replayFailed(transaction, endpoint) : await replayDelivery(transaction, id)
    if (id !== undefined && events === 0) return undefined
    const details = { events, ...(id !== undefined && { id }), ...(endpoint !== undefined && { endpoint }) }
    const act = { actorId: admin.value.userId, profileId: null, action: 'replay-webhooks' as const, reason, details }
    await insertModerationEntries(transaction, [act])
    return events
  })
  if (replayed === undefined) return fail('not_found', 'there is no such event of an endpoint that is configured')
  await queueDueDeliveries(deps)
  return ok({ replayed })
}
