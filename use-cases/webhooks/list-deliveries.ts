import { listSiteEntries } from '#db/queries/admin/moderation.ts'
import { AT_ONCE } from '#db/queries/webhooks/claim-events.ts'
import { countEvents, listEvents } from '#db/queries/webhooks/webhook-events.ts'
import { readWebhookState } from '#db/queries/webhooks/webhook-state.ts'
import type { ModerationAction } from '#domain/admin/moderation-action.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type Deliveries, deliveriesQuerySchema, type Delivery } from '#domain/webhooks/delivery.ts'
import type { DeliveryState } from '#domain/webhooks/webhook-event.ts'
import { adminOf } from '#use-cases/admin/admin-of.ts'
import { pageCount } from '#use-cases/admin/page-count.ts'
import { presentEntry } from '#use-cases/admin/present-entry.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

const ACTS_SHOWN = 10
const ACTS: ModerationAction[] = ['pause-webhooks', 'resume-webhooks', 'replay-webhooks']

const iso = (moment: Date | null) => moment?.toISOString() ?? null

type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

function presentDelivery(row: EventRow, state: DeliveryState): Delivery {
  return {
    id: row.id,
    type: row.type,
    data: row.data,
    occurredOn: row.occurred_at.toISOString(),
    state,
    attempts: row.attempts,
    lastAttemptOn: iso(row.last_attempt_at),
    lastError: row.last_error,
    nextAttemptOn: row.next_attempt_at > AT_ONCE ? row.next_attempt_at.toISOString() : null,
    deliveredOn: iso(row.delivered_at),
  }
}

/** R447: what waits, was given up or was delivered, for admins. */
export async function listDeliveries(
  { db, webhooks }: Pick<Deps, 'db' | 'webhooks'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<Deliveries>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = deliveriesQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { state, page } = parsed.data
  const [rows, counts, { paused_at, paused_by }, acts] = await Promise.all([
    listEvents(db, { state, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countEvents(db),
    readWebhookState(db),
    listSiteEntries(db, { actions: ACTS, limit: ACTS_SHOWN }),
  ])
  const { pending, failed, delivered, oldest_pending } = counts
  const total = counts[state]
  return ok({
    enabled: webhooks !== undefined,
    pausedOn: iso(paused_at),
    pausedBy: paused_by,
    counts: { pending, failed, delivered },
    oldestPendingOn: iso(oldest_pending),
    items: rows.map((row) => presentDelivery(row, state)),
    total,
    page,
    pages: pageCount(total),
    acts: acts.map(presentEntry),
  })
}
