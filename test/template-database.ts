import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startQueue } from '#adapters/queue/queue.ts'
import { openConnection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { APP_ROLE } from '#server/postgres/app-role.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'

import { chooseDatabaseFolder } from './choose-database-folder.ts'
import { onServer } from './on-server.ts'

const TEMPLATE = 'guildhall_template'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the template database, which every test file clones. */
    templateUrl: string
    /** The same as the superuser. */
    adminUrl: string
  }
}

/** One PostgreSQL for the whole run, with durability off: nothing here outlives it. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(chooseDatabaseFolder(), 'guildhall-test-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    home: { engine: findEngine(), path: join(folder, 'postgres') },
    database: TEMPLATE,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const url = postgres.url(TEMPLATE)
  // R200: as on a real site, plus the right to clone databases.
  await onServer(postgres.adminUrl('postgres'), `alter role ${APP_ROLE} createdb`)
  await migrate(url)
  const { pool, close } = openConnection(url)
  const queue = await startQueue({ pool, names: JOB_NAMES, onError: () => {} })
  await queue.stop()
  await close()
  project.provide('templateUrl', url)
  project.provide('adminUrl', postgres.adminUrl(TEMPLATE))
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
