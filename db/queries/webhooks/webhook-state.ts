import type { Db } from '#db/connection.ts'

/** The kind in the change log that says that an event was written. */
export const WEBHOOK_CHANGE = 'webhook'

/** R441: whether triggers write events. */
export async function enableWebhooks(db: Db, enabled: boolean): Promise<void> {
  await db.updateTable('webhook_state').set({ enabled }).where('enabled', '<>', enabled).execute()
}

export function readWebhookState(db: Db) {
  return db
    .selectFrom('webhook_state as state')
    .leftJoin('user', 'user.id', 'state.paused_by')
    .select(['state.enabled', 'state.paused_at', 'user.name as paused_by'])
    .executeTakeFirstOrThrow()
}

/** R447: the first pause counts. */
export async function pauseWebhooks(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .updateTable('webhook_state')
    .set({ paused_at: now, paused_by: userId })
    .where('paused_at', 'is', null)
    .execute()
}

export async function resumeWebhooks(db: Db): Promise<void> {
  await db.updateTable('webhook_state').set({ paused_at: null, paused_by: null }).execute()
}
