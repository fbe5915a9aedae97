import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { migrate } from '#db/migrate.ts'
import { findEngine, createOwnedDirectory } from '#server/postgres/engine.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { onServer } from '#test/on-server.ts'

/** The embedded PostgreSQL comes without `pg_basebackup`; Debian's has it. */
const [BASEBACKUP = ''] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup')
const BIN = dirname(BASEBACKUP)

export const hasReplication = (): boolean => BASEBACKUP !== ''

const SETTINGS = { fsync: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '100' }

/** A PostgreSQL and a standby that streams from it, each in a folder and on a port of its own. */
export async function startReplicatedPostgres() {
  const { runAs } = findEngine()
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-replica-'))
  createOwnedDirectory(folder, runAs)
  const options = { cwd: '/', encoding: 'utf8', ...runAs } as const

  function run(program: string, ...args: string[]): void {
    const { status, stderr, error } = spawnSync(join(BIN, program), args, options)
    if (status !== 0) throw new Error(`${program} failed: ${stderr ?? error?.message}`)
  }

  /** Resolves once it takes connections. */
  async function start(name: string, port: number): Promise<ChildProcess> {
    const flags = Object.entries(SETTINGS).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const child = spawn(join(BIN, 'postgres'), ['-D', join(folder, name), '-p', String(port), ...flags], {
      cwd: '/',
      stdio: 'ignore',
      ...runAs,
    })
    for (let tries = 0; ; tries++) {
      try {
        await onServer(urlOf(port, 'postgres'), 'select 1')
        return child
      } catch (error) {
        if (tries > 200 || child.exitCode !== null) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGCONT')
    child.kill(signal)
    await ended
  }

  const urlOf = (port: number, database = 'guildhall') => `postgres://guildhall@127.0.0.1:${port}/${database}`
  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()]
  run(
    'initdb',
    '-D',
    join(folder, 'primary'),
    '-U',
    'guildhall',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  )
  const primary = await start('primary', primaryPort)
  await onServer(urlOf(primaryPort, 'postgres'), 'create database guildhall')
  await migrate(urlOf(primaryPort))
  const replicaUrl = urlOf(replicaPort)
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'guildhall']
  run(
    'pg_basebackup',
    ...from,
    '-D',
    join(folder, 'replica'),
    '-R',
    '-X',
    'stream',
    '-C',
    '-S',
    'replica1',
    '-c',
    'fast',
  )
  let replica = await start('replica', replicaPort)
  return {
    url: urlOf(primaryPort),
    replicaUrl,
    pauseReplay: () => onServer(replicaUrl, 'select pg_wal_replay_pause()'),
    resumeReplay: () => onServer(replicaUrl, 'select pg_wal_replay_resume()'),
    promote: () => onServer(replicaUrl, 'select pg_promote()'),
    stopReplica: () => stop(replica),
    startReplica: async () => void (replica = await start('replica', replicaPort)),
    /** As a machine that hangs, or a network that drops everything. */
    freezeReplica: () => signalAll(replica, 'SIGSTOP'),
    thawReplica: () => signalAll(replica, 'SIGCONT'),
    /** Commits wait until the replica has them, so that a fail-over loses none. */
    async replicateSynchronously() {
      await onServer(urlOf(primaryPort), "alter system set synchronous_standby_names = '*'")
      await onServer(urlOf(primaryPort), 'select pg_reload_conf()')
    },
    /** Kills the primary, and makes the replica one; it goes on without waiting for a replica of its own. */
    async failOver() {
      primary.kill('SIGKILL')
      await onServer(replicaUrl, 'select pg_promote()')
      await onServer(replicaUrl, 'alter system reset synchronous_standby_names')
      await onServer(replicaUrl, 'select pg_reload_conf()')
    },
    async close() {
      signalAll(replica, 'SIGCONT')
      await stop(replica)
      await stop(primary)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server and the processes that it has started, which answer for it. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  for (const one of [pid, ...stdout.split('\n').map(Number)]) {
    try {
      if (one > 0) process.kill(one, signal)
    } catch {
      // It has ended.
    }
  }
}
