import { PgBoss, type Db as QueueDb } from 'pg-boss'
import pgBossPackage from 'pg-boss/package.json' with { type: 'json' }

/** `waiting` jobs are ready to run, the oldest of them for so long; `failed` ones have used up their retries. */
export type QueueHealth = { name: string; waiting: number; active: number; failed: number; oldestSeconds: number }

/** A job that has failed: permanently, or so far; then it is tried again at `nextTryAt`. */
export type FailedJob = {
  id: string
  name: string
  data: Record<string, unknown> | null
  why: string
  tries: number
  failedAt: Date | null
  nextTryAt: Date | null
}

export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

// These only read the job table. The API of pg-boss can neither list jobs by state nor say how long the oldest one has
// waited: it returns every job of a queue, of a week, at once.
const HEALTH = `
  select name, (count(*) filter (where is_ready))::integer as waiting,
    (count(*) filter (where state = 'active'))::integer as active,
    (count(*) filter (where state = 'failed'))::integer as failed,
    coalesce(extract(epoch from now() - min(start_after) filter (where is_ready)), 0)::float8 as "oldestSeconds"
  from (select name, state, start_after, state < 'active' and start_after <= now() as is_ready
    from pgboss.job where state < 'completed' or state = 'failed') as job
  group by name`

/** Over all nodes; queues without a job are there, too. */
export async function findQueueHealth(execute: ExecuteSql, names: readonly string[]): Promise<QueueHealth[]> {
  const { rows } = await execute(HEALTH)
  const found = new Map((rows as QueueHealth[]).map((row) => [row.name, row]))
  return names.map((name) => found.get(name) ?? { name, waiting: 0, active: 0, failed: 0, oldestSeconds: 0 })
}

const HAS_FAILED = `(state = 'failed' or state = 'retry')`

const FAILED = `
  select id, name, data, coalesce(output ->> 'message', output ->> 'value', output::text, '') as why,
    retry_count as tries, case when state = 'failed' then completed_on end as "failedAt",
    case when state = 'retry' then start_after end as "nextTryAt"
  from pgboss.job where ${HAS_FAILED}
  order by state = 'failed' desc, coalesce(completed_on, start_after) desc, id limit $1`

export async function findFailedJobs(execute: ExecuteSql, limit: number): Promise<FailedJob[]> {
  const { rows } = await execute(FAILED, [limit])
  return rows as FailedJob[]
}

/** How many there are of what `findFailedJobs` lists. */
export async function countFailedJobs(execute: ExecuteSql): Promise<number> {
  const { rows } = await execute(`select count(*)::integer as count from pgboss.job where ${HAS_FAILED}`)
  return (rows as { count: number }[])[0]?.count ?? 0
}

type Retried = { names: readonly string[]; id: string; db: QueueDb }

/**
 * One more try, now; the job's name, undefined for one that is not there, or has not failed. Only pg-boss writes to its
 * tables: a job that was given up is retried, one that waits for its next try is brought forward, by the clock of the
 * database.
 */
export async function retryJobNow(boss: PgBoss, { names, id, db }: Retried): Promise<string | undefined> {
  for (const name of names) {
    const [job] = await boss.findJobs(name, { id, db })
    if (!job) continue
    if (job.state === 'failed') {
      await boss.retry(name, id, { db })
      return name
    }
    if (job.state !== 'retry') return undefined
    const { updated } = await boss.update(name, undefined, { id, startAfter: '0 seconds', db })
    return updated === 1 ? name : undefined
  }
  return undefined
}

/** R623: whether the queue's own tables are there, and of this version of pg-boss or a newer one. */
export async function isQueueCurrent(pool: { query: ExecuteSql }): Promise<boolean> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  if (!(await boss.isInstalled())) return false
  return ((await boss.schemaVersion()) ?? 0) >= pgBossPackage.pgboss.schema
}
