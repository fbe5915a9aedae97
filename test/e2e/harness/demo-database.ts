import pg from 'pg'

import { runningDatabaseUrl } from '#server/startup/running-database.ts'

async function query<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(await runningDatabaseUrl(process.env['E2E_DATA_DIR'] ?? ''))
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** As if the brief of this title had been sent so many days earlier. */
export async function ageBrief(title: string, days: number): Promise<void> {
  await query(
    `update brief set sent_at = sent_at - make_interval(days => $2)
     where id = (select brief_id from message where subject = $1 limit 1)`,
    [title, days],
  )
}

/** Has the server do a job now that is due at some minute of the hour. */
export async function runJob(name: string): Promise<void> {
  await query('insert into pgboss.job (name, data) values ($1, $2)', [name, '{}'])
}

/** The address by which somebody who answers for this expert of the demo signs in. */
export async function emailOfExpert(slug: string): Promise<string> {
  const [row] = await query<{ email: string }>(
    `select email from profile
     join "user" on "user".id = coalesce(owner_user_id,
       (select user_id from workspace_member where workspace_id = owner_workspace_id and role = 'owner' limit 1))
     where profile.slug = $1`,
    [slug],
  )
  return row?.email ?? ''
}
