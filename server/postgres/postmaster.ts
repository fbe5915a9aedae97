import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { inheritedEnv } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

import { type PostgresEngine, createOwnedDirectory } from './engine.ts'

/** The cluster's superuser, for what the app itself may not do; see app-role.ts. */
const USER = 'guildhall'

/** The directory of one cluster: its data, its password and its log, all owned by the user that runs it. */
export type PostgresHome = { engine: PostgresEngine; path: string }

const dataPath = (home: PostgresHome) => join(home.path, 'data')
export const logPath = (home: PostgresHome) => join(home.path, 'postgres.log')

function password(home: PostgresHome): string {
  return readFileSync(join(home.path, 'password'), 'utf8').trim()
}

export function adminDatabaseUrl(home: PostgresHome, port: number, database: string): string {
  return `postgres://${USER}:${password(home)}@127.0.0.1:${port}/${database}`
}

function chownTo(engine: PostgresEngine, path: string) {
  if (engine.runAs) spawnSync('chown', [`${engine.runAs.uid}:${engine.runAs.gid}`, path])
}

// A cluster that sorts and compares alike on every machine, whatever LANG says there.
const SAME_EVERYWHERE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-sync',
]

/** R377: PostgreSQL reads the files of its own major version only. */
function refuseOtherMajor(home: PostgresHome): void {
  const made = readFileSync(join(dataPath(home), 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(join(home.engine.bin, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' })
  const own = /\d+/.exec(stdout ?? '')?.[0]
  if (own === undefined || own === made) return
  throw new StartError(
    `The database in ${home.path} was made by PostgreSQL ${made}, and this release comes with ${own}: make a backup with the release that you had (npm run backup -- FILE), move that folder away, and restore it here (npm run restore -- FILE).`,
  )
}

/** Creates the data directory, completely or not at all. */
export function initializeCluster(home: PostgresHome): void {
  if (existsSync(join(dataPath(home), 'PG_VERSION'))) return refuseOtherMajor(home)
  createOwnedDirectory(home.path, home.engine.runAs)
  const draft = join(home.path, 'data.draft')
  rmSync(draft, { recursive: true, force: true })
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  writeFileSync(join(home.path, 'password'), secret, { mode: 0o600 })
  chownTo(home.engine, join(home.path, 'password'))
  const created = spawnSync(
    join(home.engine.bin, 'initdb'),
    ['-D', draft, '-U', USER, `--pwfile=${join(home.path, 'password')}`, '--auth=scram-sha-256', ...SAME_EVERYWHERE],
    { encoding: 'utf8', cwd: '/', ...home.engine.runAs },
  )
  if (created.status !== 0) {
    const why = (created.stderr || created.error?.message || '').trim().split('\n').at(-1)
    throw new StartError(`The embedded PostgreSQL could not make its data directory in ${home.path}: ${why}`)
  }
  renameSync(draft, dataPath(home))
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Starts the server process, detached from our terminal, so Ctrl-C reaches only us. */
export function spawnPostmaster(home: PostgresHome, port: number, settings: Record<string, string>): ChildProcess {
  const log = openSync(logPath(home), 'a', 0o600)
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(join(home.engine.bin, 'postgres'), ['-D', dataPath(home), '-p', String(port), ...flags], {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
    // This setting is for our own process; PostgreSQL's large sorts are faster without it.
    env: inheritedEnv({ MALLOC_MMAP_THRESHOLD_: undefined }),
    ...home.engine.runAs,
  })
  closeSync(log)
  child.on('error', () => {})
  return child
}

/** What `postmaster.pid` says of a server on this data directory. */
export function readPostmasterInfo(home: PostgresHome): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(dataPath(home), 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

export async function connectAsAdmin(home: PostgresHome, port: number, database: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: adminDatabaseUrl(home, port, database),
    connectionTimeoutMillis: 3000,
    application_name: 'guildhall instance',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Waits until the server takes connections; undefined when it ended or the time ran out. */
export async function waitUntilReady(
  home: PostgresHome,
  port: number,
  child: ChildProcess,
  ms: number,
): Promise<pg.Client | undefined> {
  const end = Date.now() + ms
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    try {
      return await connectAsAdmin(home, port, 'postgres')
    } catch {
      await sleep(50)
    }
  }
  return undefined
}

export async function servesDataDirectory(client: pg.Client, home: PostgresHome): Promise<boolean> {
  const answer = await client.query<{ data_directory: string }>('show data_directory')
  return answer.rows[0]?.data_directory === dataPath(home)
}

export async function stopByPid(pid: number, ms: number): Promise<boolean> {
  const end = Date.now() + ms
  try {
    process.kill(pid, 'SIGINT')
    while (Date.now() < end) {
      process.kill(pid, 0)
      await sleep(50)
    }
  } catch {
    return true
  }
  return false
}
