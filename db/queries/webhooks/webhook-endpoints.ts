import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

/** The kind in the change log of a transaction that has written deliveries. */
export const WEBHOOK_CHANGE_KIND = 'webhook'

type Configured = { name: string; events: WebhookEventType[]; addressHash: string }

/**
 * R608: a name that was out of use and has another address now is another receiver's: what was written for the former
 * one can neither be sent nor replayed to it.
 */
async function deleteOfFormerReceiver(db: Db, { name, addressHash }: Configured): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('endpoint', '=', name)
    .where('endpoint', 'in', (eb) =>
      eb
        .selectFrom('webhook_endpoint')
        .where('enabled', '=', false)
        .where('address_hash', 'not in', ['', addressHash])
        .select('name'),
    )
    .execute()
}

/** R441: from its commit on, triggers write deliveries for these endpoints and no others. */
export async function configureEndpoints(db: Db, endpoints: Configured[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Nodes that start at once take turns.
    await sql`lock table webhook_endpoint in share row exclusive mode`.execute(transaction)
    const names = endpoints.map(({ name }) => name)
    for (const { name, events, addressHash } of endpoints) {
      await deleteOfFormerReceiver(transaction, { name, events, addressHash })
      const values = { enabled: true, events, address_hash: addressHash }
      await transaction
        .insertInto('webhook_endpoint')
        .values({ name, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute()
    }
    await transaction
      .updateTable('webhook_endpoint')
      .set({ enabled: false, paused_at: null, paused_by: null })
      .where(sql<boolean>`name <> all(${names}::text[])`)
      .where('enabled', '=', true)
      .execute()
  })
}

/** R608: gives up what waits for endpoints that are no longer configured. */
export async function abandonRemovedEndpoints(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ given_up_at: now, leased_until: null, last_error: 'this endpoint is no longer configured' })
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('endpoint', 'not in', (eb) => eb.selectFrom('webhook_endpoint').where('enabled', '=', true).select('name'))
    .execute()
}

/** Those that are configured, by name. */
export function listEndpoints(db: Db) {
  return db
    .selectFrom('webhook_endpoint as endpoint')
    .leftJoin('user', 'user.id', 'endpoint.paused_by')
    .where('endpoint.enabled', '=', true)
    .select(['endpoint.name', 'endpoint.events', 'endpoint.paused_at', 'user.name as paused_by'])
    .orderBy('endpoint.name')
    .execute()
}

/** One of them, or without a name all. */
const chosen = (db: Db, name: string | undefined) =>
  db
    .updateTable('webhook_endpoint')
    .where('enabled', '=', true)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))

type Pause = { endpoint?: string | undefined; userId: string; now: Date }

/** R447: the first pause counts. */
export async function pauseEndpoints(db: Db, { endpoint, userId, now }: Pause): Promise<void> {
  await chosen(db, endpoint).set({ paused_at: now, paused_by: userId }).where('paused_at', 'is', null).execute()
}

export async function resumeEndpoints(db: Db, { endpoint }: Pick<Pause, 'endpoint'>): Promise<void> {
  await chosen(db, endpoint).set({ paused_at: null, paused_by: null }).execute()
}
