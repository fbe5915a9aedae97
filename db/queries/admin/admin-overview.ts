import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type DayCount = { day: string; count: number }

/** Accounts by the day (UTC) on which they were created. */
export async function countSignUps(db: Db, from: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (created_at at time zone 'UTC')::date as day, count(*)::integer as count
    from "user" where created_at >= ${from}::timestamp at time zone 'UTC'
    group by 1
  `.execute(db)
  return rows
}

/** Messages by day, and how many of them were filtered. */
export async function countMessagesByDay(db: Db, from: string): Promise<(DayCount & { filtered: number })[]> {
  const { rows } = await sql<DayCount & { filtered: number }>`
    select (created_at at time zone 'UTC')::date as day, count(*)::integer as count,
      (count(*) filter (where filter_reason is not null))::integer as filtered
    from message where created_at >= ${from}::timestamp at time zone 'UTC'
    group by 1
  `.execute(db)
  return rows
}

type MailHealth = { unsent: number; failing: number; oldest: Date | null; sent_today: number }

export async function findOutboxHealth(db: Db, today: string): Promise<MailHealth> {
  const { rows } = await sql<MailHealth>`
    select count(*)::integer as unsent, (count(*) filter (where last_error is not null))::integer as failing,
      min(created_at) as oldest,
      (select count(*)::integer from mail_outbox
        where created_at >= ${today}::timestamp at time zone 'UTC' and sent_at is not null) as sent_today
    from mail_outbox where sent_at is null
  `.execute(db)
  return rows[0] ?? { unsent: 0, failing: 0, oldest: null, sent_today: 0 }
}
