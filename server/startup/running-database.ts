import { appUrl } from '#server/postgres/app-role.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { connect, type Home, isOurs, recordedPostmaster } from '#server/postgres/postmaster.ts'

import { databaseHome } from './data-dir.ts'
import { DATABASE } from './database.ts'

/** The URL of the embedded database of a server that is running on this DATA_DIR, for tools that run beside it. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const engine = findEngine()
  const home: Home = { engine, path: databaseHome(dataDir, engine) }
  const recorded = recordedPostmaster(home)
  if (!recorded) return undefined
  try {
    const client = await connect(home, recorded.port, DATABASE)
    const ours = await isOurs(client, home)
    await client.end()
    return ours ? appUrl(home, recorded.port, DATABASE) : undefined
  } catch {
    return undefined
  }
}
