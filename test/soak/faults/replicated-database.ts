import { openDatabaseLine } from '#test/database-line.ts'
import { startReplicatedPostgres } from '#test/servers/replicated-postgres.ts'

import type { Fault } from './fault.ts'

/** Debian's PostgreSQL with a standby, of which pages for everyone are read; the last fault makes it the primary. */
export async function openReplicatedDatabase() {
  const postgres = await startReplicatedPostgres()
  const line = await openDatabaseLine(postgres.url)
  let adminUrl = postgres.url
  const goOn = { readsGoOn: true, writesGoOn: true }
  const faults: Fault[] = [
    {
      name: 'the replica stopped for 10 s',
      seconds: 10,
      ...goOn,
      begin: () => postgres.stopReplica(),
      end: () => postgres.startReplica(),
    },
    {
      name: 'the replica 10 s behind',
      seconds: 10,
      ...goOn,
      begin: () => postgres.pauseReplay(),
      end: () => postgres.resumeReplay(),
    },
    {
      name: 'the replica frozen for 20 s (SIGSTOP)',
      seconds: 20,
      ...goOn,
      begin: () => postgres.freezeReplica(),
      end: () => postgres.thawReplica(),
    },
    {
      name: 'fail-over: the primary killed, the replica promoted',
      seconds: 3,
      // Of the database, and of the former replica.
      logLines: 8,
      async begin() {
        await postgres.replicateSynchronously()
        await postgres.failOver()
        adminUrl = postgres.replicaUrl
        line.leadTo(adminUrl)
      },
    },
  ]
  return {
    faults,
    env: { DATABASE_URL: line.url, DATABASE_REPLICA_URLS: postgres.replicaUrl },
    adminUrl: () => adminUrl,
    async close() {
      line.close()
      await postgres.close()
    },
  }
}
