import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { replayEvent, replayFailedEvents } from '#db/queries/webhooks/webhook-events.ts'
import { pauseWebhooks, resumeWebhooks } from '#db/queries/webhooks/webhook-state.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { pauseSchema, replaySchema } from '#domain/webhooks/delivery.ts'
import { adminOf } from '#use-cases/admin/admin-of.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { wakeDeliveries } from './wake-deliveries.ts'

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'webhooks'>

/** R447: while deliveries are paused, events are written and wait. */
export async function setPaused(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ paused: boolean }>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = pauseSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { paused, reason } = parsed.data
  const { userId } = admin.value
  await deps.db.transaction().execute(async (transaction) => {
    if (paused) await pauseWebhooks(transaction, { userId, now: deps.now() })
    else await resumeWebhooks(transaction)
    const action = paused ? 'pause-webhooks' : 'resume-webhooks'
    await insertModerationEntries(transaction, [{ actorId: userId, profileId: null, action, reason }])
  })
  if (!paused) await wakeDeliveries(deps)
  return ok({ paused })
}

/** R447: one event, or all that were given up, again with the same id. */
export async function replayDeliveries(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ replayed: number }>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = replaySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { id, reason } = parsed.data
  const replayed = await deps.db.transaction().execute(async (transaction) => {
    const events = id === undefined ? await replayFailedEvents(transaction) : await replayEvent(transaction, id)
    if (id !== undefined && events === 0) return undefined
    const details = { events, ...(id !== undefined && { id }) }
    const act = { actorId: admin.value.userId, profileId: null, action: 'replay-webhooks' as const, reason, details }
    await insertModerationEntries(transaction, [act])
    return events
  })
  if (replayed === undefined) return fail('not_found', 'there is no such event')
  await wakeDeliveries(deps)
  return ok({ replayed })
}
