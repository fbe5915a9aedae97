import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { readPostmasterInfo } from '#server/postgres/postmaster.ts'
import { openDatabaseLine } from '#test/database-line.ts'
import { onServer } from '#test/on-server.ts'

import type { Fault } from './fault.ts'
import { lockingMigration } from './locking-migration.ts'

const DATABASE = 'guildhall'

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** The server and all its processes. */
function signalAll(postmaster: number, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  const pids = [postmaster, ...children.trim().split(/\s+/).map(Number)]
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The embedded PostgreSQL in a process of its own, over a line that can fail. */
export async function openOneDatabase(folder: string) {
  const home = { engine: findEngine(), path: join(folder, 'postgres') }
  const postgres = await startEmbeddedPostgres({ home, database: DATABASE })
  const line = await openDatabaseLine(postgres.url(DATABASE))
  const adminUrl = postgres.adminUrl(DATABASE)
  const postmaster = () => readPostmasterInfo(home)?.pid ?? 0

  async function readOnly(value: string): Promise<void> {
    await onServer(adminUrl, `begin read write; alter database ${DATABASE} ${value}; commit`)
    await onServer(adminUrl, TERMINATE)
  }

  const faults: Fault[] = [
    { name: 'all connections ended (`pg_terminate_backend`)', seconds: 2, begin: () => onServer(adminUrl, TERMINATE) },
    { name: 'all connections reset', seconds: 2, begin: () => line.reset() },
    { name: 'PostgreSQL restarted', seconds: 3, begin: () => void process.kill(postmaster(), 'SIGINT') },
    { name: 'PostgreSQL killed (`kill -9`)', seconds: 3, begin: () => void process.kill(postmaster(), 'SIGKILL') },
    {
      name: 'PostgreSQL frozen for a minute (SIGSTOP)',
      seconds: 60,
      begin: () => signalAll(postmaster(), 'SIGSTOP'),
      end: () => signalAll(postmaster(), 'SIGCONT'),
    },
    {
      name: 'connections dead without a word for 20 s',
      seconds: 20,
      begin: () => line.become('silent'),
      end: () => line.become('open'),
    },
    {
      name: 'the database away for a minute',
      seconds: 60,
      begin: () => line.become('refused'),
      end: () => line.become('open'),
    },
    {
      name: 'the database read-only for 10 s',
      seconds: 10,
      readsGoOn: true,
      async begin() {
        await readOnly('set default_transaction_read_only = on')
        await sleep(1500)
      },
      end: () => readOnly('reset default_transaction_read_only'),
    },
    lockingMigration(adminUrl),
  ]
  return {
    faults,
    env: { DATABASE_URL: line.url },
    adminUrl: () => adminUrl,
    async close() {
      line.close()
      await postgres.stop()
    },
  }
}
