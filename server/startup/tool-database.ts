import { openDatabase, type OpenedDatabase } from './database.ts'
import type { Env } from './env.ts'
import { runningDatabaseUrl } from './running-database.ts'

type Wanted = { migrating: boolean }

/**
 * The database for a command of the operator: that of DATABASE_URL, or of a server that is running on this DATA_DIR;
 * else the embedded one is started for as long as the command runs.
 */
export async function openToolDatabase(
  env: Pick<Env, 'databaseUrl' | 'pooledUrl' | 'dataDir' | 'migrateOnStart'>,
  { migrating }: Wanted,
): Promise<OpenedDatabase & { isRunning: boolean }> {
  const running = env.databaseUrl ? undefined : await runningDatabaseUrl(env.dataDir)
  if (running) return { url: running, isRunning: true, async stop() {} }
  const opened = await openDatabase(env, { printLine: () => {}, onLost: () => {}, migrating })
  return { ...opened, isRunning: false }
}
