import { appDatabaseUrl } from '#server/postgres/app-role.ts'
import { findEngine } from '#server/postgres/engine.ts'
import {
  connectAsAdmin,
  type PostgresHome,
  servesDataDirectory,
  readPostmasterInfo,
} from '#server/postgres/postmaster.ts'

import { ensureDatabaseHome } from './data-dir.ts'
import { DATABASE_NAME } from './database.ts'

/** The URL of the embedded database of a server that is running on this DATA_DIR, for tools that run beside it. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const engine = findEngine()
  const home: PostgresHome = { engine, path: ensureDatabaseHome(dataDir, engine) }
  const recorded = readPostmasterInfo(home)
  if (!recorded) return undefined
  try {
    const client = await connectAsAdmin(home, recorded.port, DATABASE_NAME)
    const ours = await servesDataDirectory(client, home)
    await client.end()
    return ours ? appDatabaseUrl(home, recorded.port, DATABASE_NAME) : undefined
  } catch {
    return undefined
  }
}
