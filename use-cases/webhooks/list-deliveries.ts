import { listModerationEntriesByAction } from '#db/queries/admin/moderation.ts'
import { NEXT_ATTEMPT_NOW } from '#db/queries/webhooks/claim-deliveries.ts'
import {
  countDeliveries,
  type DeliveryCounts,
  listDeliveryRows as listRows,
} from '#db/queries/webhooks/webhook-deliveries.ts'
import { listEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import type { AuditedAction } from '#domain/admin/moderation-action.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import {
  type WebhookDeliveries,
  webhookDeliveriesQuerySchema,
  type WebhookDelivery,
  type WebhookEndpointState,
} from '#domain/webhooks/webhook-delivery.ts'
import type { DeliveryState } from '#domain/webhooks/webhook-event.ts'
import { presentEntry } from '#use-cases/admin/present-entry.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

const ACTS_SHOWN = 10
const ACTS: AuditedAction[] = ['pause-webhooks', 'resume-webhooks', 'replay-webhooks']

const iso = (moment: Date | null) => moment?.toISOString() ?? null

type DeliveryRow = Awaited<ReturnType<typeof listRows>>[number]
type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number]

function presentDelivery(row: DeliveryRow, state: DeliveryState): WebhookDelivery {
  return {
    id: row.id,
    endpoint: row.endpoint,
    type: row.type,
    data: row.data,
    occurredOn: row.occurred_at.toISOString(),
    state,
    attempts: row.attempts,
    lastAttemptOn: iso(row.last_attempt_at),
    lastError: row.last_error,
    nextAttemptOn: row.next_attempt_at > NEXT_ATTEMPT_NOW ? row.next_attempt_at.toISOString() : null,
    deliveredOn: iso(row.delivered_at),
  }
}

function presentEndpoint(counts: DeliveryCounts, configured: EndpointRow | undefined): WebhookEndpointState {
  const { endpoint, pending, failed, delivered, oldest_pending } = counts
  return {
    name: endpoint,
    configured: configured !== undefined,
    events: configured?.events ?? [],
    pausedOn: iso(configured?.paused_at ?? null),
    pausedBy: configured?.paused_by ?? null,
    counts: { pending, failed, delivered },
    oldestPendingOn: iso(oldest_pending),
  }
}

function sumOf(endpoints: WebhookEndpointState[]): Record<DeliveryState, number> {
  const sum = (state: DeliveryState) => endpoints.reduce((total, { counts }) => total + counts[state], 0)
  return { pending: sum('pending'), failed: sum('failed'), delivered: sum('delivered') }
}

/** R447: what waits, was given up or was delivered, of one endpoint or of all, for admins. */
export async function listDeliveries(
  { db, webhooks }: Pick<Deps, 'db' | 'webhooks'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<WebhookDeliveries>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = webhookDeliveriesQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { state, endpoint, page } = parsed.data
  const [rows, counted, configured, acts] = await Promise.all([
    listRows(db, { endpoint, state, ...pageLimitOffset(page) }),
    countDeliveries(db),
    listEndpoints(db),
    listModerationEntriesByAction(db, { actions: ACTS, limit: ACTS_SHOWN }),
  ])
  const endpoints = counted.map((counts) =>
    presentEndpoint(
      counts,
      configured.find(({ name }) => name === counts.endpoint),
    ),
  )
  const chosen = endpoints.filter(({ name }) => endpoint === undefined || name === endpoint)
  if (endpoint !== undefined && chosen.length === 0) return fail('not_found', 'there is no such endpoint')
  const active = chosen.filter((one) => one.configured)
  const paused = active.every(({ pausedOn }) => pausedOn !== null) ? active[0] : undefined
  const counts = sumOf(chosen)
  const total = counts[state]
  return okUnlessBeyondLast({
    enabled: webhooks.length > 0,
    pausedOn: paused?.pausedOn ?? null,
    pausedBy: paused?.pausedBy ?? null,
    counts,
    oldestPendingOn:
      chosen
        .map(({ oldestPendingOn }) => oldestPendingOn ?? '')
        .filter(Boolean)
        .toSorted()[0] ?? null,
    endpoints,
    items: rows.map((row) => presentDelivery(row, state)),
    total,
    page,
    pages: countListPages(total),
    acts: acts.map(presentEntry),
  })
}
