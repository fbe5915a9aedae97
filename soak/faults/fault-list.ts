import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { onServer } from '#test/on-server.ts'

import type { FaultySite } from './site.ts'

/** What goes wrong, for how long; the load goes on before, meanwhile and after. */
export type Fault = {
  name: string
  seconds: number
  /** Whether reads from the database should go on. */
  readsGoOn?: boolean
  begin(site: FaultySite): Promise<void> | void
  end?(site: FaultySite): Promise<void> | void
}

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

const readOnly = async ({ adminUrl }: FaultySite, value: string) => {
  const name = new URL(adminUrl).pathname.slice(1)
  await onServer(adminUrl, `begin read write; alter database ${name} ${value}; commit`)
  await onServer(adminUrl, TERMINATE)
}

export const FAULTS: Fault[] = [
  {
    name: 'all connections ended (`pg_terminate_backend`)',
    seconds: 2,
    begin: ({ adminUrl }) => onServer(adminUrl, TERMINATE),
  },
  { name: 'all connections reset', seconds: 2, begin: ({ line }) => line.reset() },
  {
    name: 'PostgreSQL restarted',
    seconds: 3,
    begin: ({ postmaster }) => void process.kill(postmaster(), 'SIGINT'),
  },
  {
    name: 'PostgreSQL killed (`kill -9`)',
    seconds: 3,
    begin: ({ postmaster }) => void process.kill(postmaster(), 'SIGKILL'),
  },
  {
    name: 'PostgreSQL frozen for a minute (SIGSTOP)',
    seconds: 60,
    begin: ({ postmaster }) => signalAll(postmaster(), 'SIGSTOP'),
    end: ({ postmaster }) => signalAll(postmaster(), 'SIGCONT'),
  },
  {
    name: 'connections dead without a word for 20 s',
    seconds: 20,
    begin: ({ line }) => line.become('silent'),
    end: ({ line }) => line.become('open'),
  },
  {
    name: 'the database away for a minute',
    seconds: 60,
    begin: ({ line }) => line.become('refused'),
    end: ({ line }) => line.become('open'),
  },
  {
    name: 'the database read-only for 10 s',
    seconds: 10,
    readsGoOn: true,
    async begin(site) {
      await readOnly(site, 'set default_transaction_read_only = on')
      await sleep(1500)
    },
    end: (site) => readOnly(site, 'reset default_transaction_read_only'),
  },
]
