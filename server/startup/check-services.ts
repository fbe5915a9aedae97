import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

type Warn = (line: string) => void

/** R368: a bucket that refuses us stops the start; one that does not answer may come back. */
async function checkPictures({ bucket }: Pick<Env, 'bucket'>, warn: Warn): Promise<void> {
  if (!bucket) return
  const { checkBucket } = await import('#adapters/uploads/s3-store.ts')
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

/** R368: all connections that this node may open, over all of its processes. */
export function connectionsOf({ workers, pools }: Pick<Env, 'workers' | 'pools'>): number {
  const own = 2
  const small = 2
  if (workers === 1) return pools.requests + pools.jobs + own
  return workers * (pools.requests + small + own) + small + pools.jobs + own
}

async function checkConnections(env: Pick<Env, 'workers' | 'pools'>, { db, warn }: { db: Db; warn: Warn }) {
  const { rows } = await sql<{ most: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most
  `.execute(db)
  const [wanted, most] = [connectionsOf(env), rows[0]?.most ?? 0]
  if (wanted <= most) return
  warn(
    `DATABASE_POOL: this node may open ${wanted} connections, and PostgreSQL allows ${most} to all: lower WORKERS or DATABASE_POOL, or raise max_connections.`,
  )
}

/** R368: settings that only others can judge. The mail server is asked while the site opens, since it may take long. */
export async function checkServices(env: Env, { db, warn }: { db: Db; warn: Warn }): Promise<void> {
  void checkMail(env, warn).catch(() => {})
  await checkPictures(env, warn)
  await checkConnections(env, { db, warn })
}
