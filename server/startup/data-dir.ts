import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import {
  type PostgresEngine,
  createReachableDirectory,
  createOwnedDirectory,
  isReachableByUser,
} from '#server/postgres/engine.ts'

import { StartError } from './start-error.ts'

/** One level at a time: with `recursive`, Node never returns for a path like /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}

/**
 * R201: readable by our user alone. The directory itself stays traversable, since the database in it may belong to
 * another system user.
 */
const PRIVATE = ['auth-secret', 'postgres-location', 'incoming', 'media', 'social']

/** Closes what an earlier version left readable to others. */
function closePrivate(dataDir: string): void {
  for (const path of PRIVATE.map((name) => join(dataDir, name))) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || (found.mode & 0o077) === 0) continue
    try {
      chmodSync(path, found.isDirectory() ? 0o700 : 0o600)
    } catch {
      // A shared directory of another user: only its owner may change its mode.
    }
  }
}

export function prepareDataDir(dataDir: string): void {
  try {
    makeDirectory(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`DATA_DIR cannot be written: ${dataDir}${why}.`)
  }
  closePrivate(dataDir)
}

/** Created once and stored in DATA_DIR, so that sessions outlive a restart. */
export function ensureAuthSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

/** As root, we may open the directory itself to the database's user; a closed one above it is not ours to open. */
function openPassage(dataDir: string): void {
  const { mode } = statSync(dataDir)
  if ((mode & 0o001) === 0) chmodSync(dataDir, (mode & 0o777) | 0o011)
}

/**
 * The directory of the embedded database: in DATA_DIR or, when its system user cannot get there, elsewhere, with a note
 * in DATA_DIR that remembers where. An operator who deletes DATA_DIR starts afresh either way.
 */
export function ensureDatabaseHome(dataDir: string, engine: PostgresEngine): string {
  const inside = join(dataDir, 'postgres')
  const note = join(dataDir, 'postgres-location')
  if (existsSync(note)) {
    const noted = readFileSync(note, 'utf8').trim()
    if (existsSync(noted)) return noted
  }
  const isThere = existsSync(join(inside, 'data', 'PG_VERSION'))
  createOwnedDirectory(inside, engine.runAs)
  if (isThere && !isReachableByUser(engine.runAs, '-w', inside)) openPassage(dataDir)
  if (isReachableByUser(engine.runAs, '-w', inside)) return inside
  if (isThere) {
    throw new StartError(
      `There is a database in ${inside}, but its system user cannot get there any more: let others pass through the folders above DATA_DIR (chmod o+x).`,
    )
  }
  const project = basename(dirname(dataDir)).replace(/[^\w-]/g, '') || 'data'
  const outside = join(createReachableDirectory(), `${project}-${randomBytes(6).toString('hex')}`)
  createOwnedDirectory(outside, engine.runAs)
  writeFileSync(note, `${outside}\n`, { mode: 0o600 })
  return outside
}
