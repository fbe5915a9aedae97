import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HireClaim } from '#domain/messages/hire-claim.ts'

type Facts = { suspended: boolean; with_oneself: boolean }

/** R356: what a conversation's row does not say. A guest who used the owner's own address wrote to themselves. */
export async function findHireFacts(db: Db, messageId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select coalesce(p.expert_status = 'SUSPENDED', false) as suspended,
      coalesce(p.owner_user_id = m.sender_user_id, false)
      or coalesce(lower(m.guest_email) in (lower(owner.email), lower(p.inquiry_email_address)), false)
      or exists (
        select from workspace_member as member join "user" on "user".id = member.user_id
        where member.workspace_id = p.owner_workspace_id
          and (member.user_id = m.sender_user_id or lower("user".email) = lower(m.guest_email))
      ) as with_oneself
    from message as m
    left join profile as p on p.id = m.profile_id
    left join "user" as owner on owner.id = p.owner_user_id
    where m.id = ${messageId}`.execute(db)
  return rows[0] ?? { suspended: false, with_oneself: false }
}

/** The conversation's claim, read after its message was locked. */
export async function findHireClaim(db: Db, messageId: string): Promise<HireClaim | undefined> {
  const row = await db
    .selectFrom('hire_claim')
    .where('message_id', '=', messageId)
    .select(['state', 'claimed_by'])
    .executeTakeFirst()
  return row && { state: row.state, claimedBy: row.claimed_by }
}

export async function storeHireClaim(
  db: Db,
  messageId: string,
  { state, claimedBy, now }: HireClaim & { now: Date },
): Promise<void> {
  const isNew = state === 'claimed'
  const columns = { state, claimed_by: claimedBy, decided_at: isNew ? null : now }
  await db
    .insertInto('hire_claim')
    .values({ message_id: messageId, claimed_at: now, ...columns })
    .onConflict((conflict) =>
      conflict.column('message_id').doUpdateSet({ ...columns, ...(isNew && { claimed_at: now }) }),
    )
    .execute()
}
