import type { Insertable } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { Database } from '#db/schema.ts'

export const INQUIRY = {
  subject: 'A website for a bakery',
  body: 'We are opening in March and need a site with pre-orders. Do you have time?',
}

export const GUEST = { name: 'Tom Baker', email: 'tom@example.test' }

/** A delivered message, by a guest unless overridden. */
export async function makeMessage(db: Db, values: Partial<Insertable<Database['message']>> & { profile_id: string }) {
  const id = values.id ?? newId()
  const now = values.created_at ?? new Date()
  const row = {
    id,
    sender_name: GUEST.name,
    guest_email: values.sender_user_id ? null : GUEST.email,
    sender_key: `guest:${GUEST.email}`,
    request_hash: id,
    text_hash: id,
    status: 'sent' as const,
    report_side: values.reported_at ? ('owner' as const) : null,
    created_at: now,
    delivered_at: values.status === 'awaiting-confirmation' ? null : now,
    last_at: now,
    sender_read_at: now,
    ...INQUIRY,
    ...values,
  }
  await db.insertInto('message').values(row).execute()
  return row
}

/** A brief to these experts, without its sender. */
export function newBrief(to: string[], fields: Record<string, unknown> = {}) {
  return {
    to,
    ...INQUIRY,
    audience: 'People of the neighbourhood',
    budget: '3,000 EUR',
    timing: 'Within a month',
    examples: ['https://example.test/a'],
    ...fields,
  }
}
