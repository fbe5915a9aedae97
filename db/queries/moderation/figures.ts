import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

export type QuarterFigures = {
  quarter: string
  notices: number
  decisions: number
  automated: number
  objections: number
  reversed: number
  /** From a report to its closing; null where none was closed. */
  median_hours: number | null
}

/** Reports, decisions and objections by the quarter (UTC) in which they came, or were closed; the newest first. */
export async function listModerationFigures(db: Db): Promise<QuarterFigures[]> {
  const { rows } = await sql<QuarterFigures>`
    with act as (
      select created_at as at, 'notice' as kind, null::interval as took from profile_report where not held
      union all
      select reported_at, 'notice', null from message where reported_at is not null
      union all
      select closed_at, 'closed', closed_at - created_at from profile_report where closed_at is not null
      union all
      select report_closed_at, 'closed', report_closed_at - reported_at from message where report_closed_at is not null
      union all
      select decided_at, case when automated then 'automated' else 'decided' end, null from moderation_decision
      union all
      select created_at, 'objection', null from objection
      union all
      select closed_at, 'reversed', null from objection where outcome = 'reversed'
    )
    select to_char(at at time zone 'UTC', 'YYYY-"Q"Q') as quarter,
      count(*) filter (where kind = 'notice')::integer as notices,
      count(*) filter (where kind in ('automated', 'decided'))::integer as decisions,
      count(*) filter (where kind = 'automated')::integer as automated,
      count(*) filter (where kind = 'objection')::integer as objections,
      count(*) filter (where kind = 'reversed')::integer as reversed,
      round((extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600)::numeric, 1)::float8
        as median_hours
    from act group by 1 order by 1 desc
  `.execute(db)
  return rows
}
