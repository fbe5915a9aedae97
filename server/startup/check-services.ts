import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { REQUEST_TIMEOUTS } from '#domain/limits/resource-limits.ts'

import { checkReplicas } from './check-replicas.ts'
import type { Env } from './env.ts'
import { openBackups } from './open-adapters.ts'
import { StartError } from './start-error.ts'

type Warn = (line: string) => void

/** R368: a bucket that refuses us stops the start; one that does not answer may come back. */
async function checkPictures({ bucket }: Pick<Env, 'bucket'>, warn: Warn): Promise<void> {
  if (!bucket) return
  const { checkBucket } = await import('#adapters/uploads/bucket-client.ts')
  const { refused, silent } = await checkBucket(bucket)
  if (refused) throw new StartError(`${refused.setting} is refused by the bucket ${bucket.bucket}: ${refused.why}.`)
  if (silent) warn(`S3_BUCKET: ${bucket.bucket} does not answer for the moment (${silent}); pictures cannot be shown.`)
}

async function checkMail({ smtpUrl }: Pick<Env, 'smtpUrl'>, warn: Warn): Promise<void> {
  if (!smtpUrl) return
  const { checkMailServer } = await import('#adapters/mail/smtp-mailer.ts')
  const why = await checkMailServer(smtpUrl)
  if (why) warn(`SMTP_URL: the mail server at ${new URL(smtpUrl).host} takes no mail from us (${why}); mails wait.`)
}

/** R368: tries what the nightly job will do, since rights alone do not tell (a full or read-only disk, a missing mount). */
async function checkBackups({ backups }: Pick<Env, 'backups'>, warn: Warn): Promise<void> {
  if (!backups?.directory) return
  try {
    await mkdir(backups.directory, { recursive: true, mode: 0o700 })
    await rmdir(await mkdtemp(join(backups.directory, '.writable-')))
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code
    warn(`BACKUP_DIR: ${backups.directory} cannot be written to (${why}); there will be no nightly backups.`)
  }
}

/** R655: the keys may be those of a bucket that this one is not. */
async function checkBackupBucket(env: Pick<Env, 'backups'>, warn: Warn): Promise<void> {
  const bucket = await openBackups(env)
  const why = await bucket?.list().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
  )
  if (why)
    warn(`BACKUP_BUCKET: ${env.backups?.bucket?.bucket} cannot be listed (${why}); there may be no backups in it.`)
}

type Connecting = Pick<Env, 'workers' | 'pools'> & Partial<Pick<Env, 'pooledUrl'>>

/** R368: all connections to PostgreSQL itself that this node may open, over all of its processes. */
export function computeMaxConnections({ workers, pools, pooledUrl }: Connecting): number {
  // R388: requests and the watch on the database go through the pooler, which has a limit of its own.
  const own = pooledUrl ? 1 : 2
  const requests = pooledUrl ? 0 : pools.requests
  const small = 2
  if (workers === 1) return requests + pools.jobs + own
  return workers * (requests + small + own) + (pooledUrl ? 0 : small) + pools.jobs + own
}

/** R388: a timeout that we set would remain for the next client of the connection. */
async function checkPooler({ pooledUrl }: Connecting, { requestDb, warn }: { requestDb: Db; warn: Warn }) {
  if (!pooledUrl) return
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name
    where current_setting(name) = '0'`.execute(requestDb)
  if (rows.length === 0) return
  const { statement, lock, idleInTransaction } = REQUEST_TIMEOUTS
  warn(
    `DATABASE_URL: through this pooler requests have no ${rows.map(({ name }) => name).join(', ')}: give its database connect_query='set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idleInTransaction}'.`,
  )
}

/** R368: other nodes are taken to have as many connections as this one; each process of a node reads the change log. */
async function checkConnections(env: Connecting, { db, warn }: { db: Db; warn: Warn }) {
  const { rows } = await sql<{ most: number; processes: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name like 'guildhall changes%') as processes
  `.execute(db)
  const { most = 0, processes = 0 } = rows[0] ?? {}
  // This process is one of them; its workers start later.
  const nodes = 1 + Math.ceil(Math.max(0, processes - 1) / processesOf(env))
  const wanted = nodes * computeMaxConnections(env)
  if (wanted <= most) return
  warn(
    `DATABASE_POOL: ${nodes === 1 ? 'this node' : `${nodes} nodes like this one`} may open ${wanted} connections, and PostgreSQL allows ${most} to all: lower WORKERS or DATABASE_POOL, or raise max_connections.`,
  )
}

/** The first process of several has the jobs, and its workers serve. */
const processesOf = ({ workers }: Connecting) => (workers === 1 ? 1 : workers + 1)

/** R368: settings that only others can judge. Mail server and backups' disk are tried while the site opens: either may be slow. */
export async function checkServices(
  env: Env,
  { db, requestDb, warn }: { db: Db; requestDb: Db; warn: Warn },
): Promise<void> {
  void checkMail(env, warn).catch(() => {})
  void checkBackups(env, warn)
  void checkBackupBucket(env, warn).catch(() => {})
  await checkPictures(env, warn)
  await checkConnections(env, { db, warn })
  await checkPooler(env, { requestDb, warn })
  await checkReplicas(env, warn)
}
