import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { StartError } from '#server/startup/start-error.ts'
import { describeFullDisk } from '#server/startup/watch-disk.ts'

import { appDatabaseUrl, ensureAppDatabase } from './app-role.ts'
import {
  adminDatabaseUrl,
  connectAsAdmin,
  findFreePort,
  type PostgresHome,
  initializeCluster,
  servesDataDirectory,
  logPath,
  readPostmasterInfo,
  spawnPostmaster,
  stopByPid,
  waitUntilReady,
} from './postmaster.ts'
import { startWatchdog } from './watchdog.ts'

export type EmbeddedPostgres = {
  /** As the app's own role. */
  url(database: string): string
  /** As the superuser, for what only that may do. */
  adminUrl(database: string): string
  stop(): Promise<void>
}

type Options = {
  home: PostgresHome
  database: string
  settings?: Record<string, string>
  /** Reports what the operator should see: a crash, a restart. */
  printLine?: (line: string) => void
  /** The database ended and could not be brought back. */
  onLost?: (why: string) => void
}

/** Held by one connection for as long as we run: the process that holds it owns the database. */
const INSTANCE_LOCK = 7_305_411
const LOCK_TIMEOUT_MS = 4_000
const START_TIMEOUT_MS = 12_000
const ROOM_PAUSE_MS = 2000

async function takeLock(client: pg.Client): Promise<boolean> {
  const answer = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1) as granted', [INSTANCE_LOCK])
  return answer.rows[0]?.granted ?? false
}

/**
 * Stops a PostgreSQL that was left on this data directory: after `kill -9` of its parent it lives on, and no process holds
 * the lock. While another instance holds the lock, we must not start.
 */
async function stopOrphan(home: PostgresHome): Promise<void> {
  const found = readPostmasterInfo(home)
  if (!found) return
  const end = Date.now() + LOCK_TIMEOUT_MS
  while (Date.now() < end) {
    let client: pg.Client
    try {
      client = await connectAsAdmin(home, found.port, 'postgres')
    } catch {
      return
    }
    try {
      if (!(await servesDataDirectory(client, home))) return
      if (await takeLock(client)) {
        await stopByPid(found.pid, START_TIMEOUT_MS)
        return
      }
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(250)
  }
  throw new StartError(
    `Another Guildhall already runs on this DATA_DIR (database in ${home.path}). Stop it first, or set DATA_DIR to another folder.`,
  )
}

/** Right after a crash PostgreSQL may refuse to start until the last backends are gone, so the start is retried. */
async function launch(home: PostgresHome, port: number, settings: Record<string, string>) {
  const end = Date.now() + START_TIMEOUT_MS
  let full: string | undefined
  do {
    const child = spawnPostmaster(home, port, settings)
    const client = await waitUntilReady(home, port, child, START_TIMEOUT_MS)
    if (client && (await takeLock(client))) return { child, client }
    await client?.end().catch(() => {})
    child.kill('SIGINT')
    await sleep(400)
    full = await describeFullDisk(home.path)
  } while (!full && Date.now() < end)
  throw full
    ? new FullDisk(`The embedded PostgreSQL did not start: ${full}.`)
    : new StartError(`The embedded PostgreSQL did not start; its log is ${logPath(home)}`)
}

class FullDisk extends StartError {}

export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { home, database, settings = {}, printLine = () => {}, onLost = () => {} } = options
  initializeCluster(home)
  await stopOrphan(home)
  const port = await findFreePort()
  let stopping = false
  const isStopping = () => stopping
  let recovery = Promise.resolve()
  let child: ChildProcess
  let lock: pg.Client

  async function run() {
    ;({ child, client: lock } = await launch(home, port, settings))
    const stopWatchdog = startWatchdog(child.pid ?? 0, home.engine)
    child.once('exit', () => {
      stopWatchdog()
      if (!stopping) recovery = recover()
    })
    await ensureAppDatabase(lock, { home, port, database })
  }

  async function recover() {
    printLine('The database ended unexpectedly; starting it again.')
    try {
      await runOnceThereIsRoom()
      if (!stopping) printLine('The database is back.')
    } catch (error) {
      if (!stopping) onLost(error instanceof Error ? error.message : String(error))
    }
  }

  /** R366: a full disk is waited for: whatever needs no database goes on meanwhile. */
  async function runOnceThereIsRoom() {
    for (let tries = 1; !isStopping(); tries++) {
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof FullDisk)) throw error
        if (tries === 1) printLine(`${error.message} It is started again once there is room.`)
        await sleep(ROOM_PAUSE_MS)
      }
    }
  }

  await run()
  return {
    url: (name) => appDatabaseUrl(home, port, name),
    adminUrl: (name) => adminDatabaseUrl(home, port, name),
    async stop() {
      stopping = true
      // A server that is being restarted has to be stopped, too.
      await recovery
      await lock.end().catch(() => {})
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await Promise.race([ended, sleep(START_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}
