import { join } from 'node:path'

import { sql } from 'kysely'

import { openConnection } from '#db/connection.ts'
import { openDemo } from '#demo/open-demo.ts'
import { openDeps, type ServerDeps, withoutTimeouts } from '#server/deps.ts'
import { createLog } from '#server/log/log.ts'
import { ensureAuthSecret, prepareDataDir } from '#server/startup/data-dir.ts'
import { openDatabase } from '#server/startup/database.ts'
import { parseEnv } from '#server/startup/env.ts'
import { printLine } from '#server/startup/progress.ts'

export type BenchSite = {
  deps: ServerDeps
  profiles: number
  /** Seconds that seeding took; undefined where the site existed. */
  seeded: number | undefined
  close(): Promise<void>
}

async function checkpoint(adminUrl: string): Promise<void> {
  const { db, close } = openConnection(adminUrl, { max: 1 })
  await sql`checkpoint`.execute(db)
  await close()
}

/** A site with so many experts, in its own folder, which later runs reuse. */
export async function openSite(folder: string, profiles: number): Promise<BenchSite> {
  const env = parseEnv({ DATA_DIR: join(folder, String(profiles)), DEMO: '1', DEMO_PROFILES: String(profiles) })
  prepareDataDir(env.dataDir)
  const database = await openDatabase(env, { printLine, onLost: () => {} })
  const deps = await openDeps(env, {
    databaseUrl: database.url,
    authSecret: ensureAuthSecret(env.dataDir),
    log: createLog('silent'),
  })
  const started = performance.now()
  const before = await deps.db.selectFrom('user').where('email', '=', 'admin@demo.test').select('id').executeTakeFirst()
  await openDemo(withoutTimeouts(deps), { profiles, printLine, adminUrl: database.adminUrl })
  const seeded = before ? undefined : (performance.now() - started) / 1000
  // Seeded data is still being flushed to disk, which would distort the measurements.
  if (seeded && database.adminUrl) await checkpoint(database.adminUrl)
  return {
    deps,
    profiles,
    seeded,
    async close() {
      await deps.close()
      await database.stop()
    },
  }
}
