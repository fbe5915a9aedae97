import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { type Engine, openPlace, ownedDirectory, reachable } from './postgres/engine.ts'
import { StartError } from './start-error.ts'

/** Step by step: with `recursive`, Node never comes back from a place like /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}

export function prepareDataDir(dataDir: string): void {
  try {
    makeDirectory(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`DATA_DIR cannot be written: ${dataDir}${why}.`)
  }
}

/** A secret made once and kept: sessions outlive a restart. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

/**
 * Where the embedded database lives: in DATA_DIR, or, when its system user cannot get there, in a place of its own
 * that a note in DATA_DIR remembers. Whoever deletes DATA_DIR starts anew either way.
 */
export function databaseHome(dataDir: string, engine: Engine): string {
  const inside = join(dataDir, 'postgres')
  const note = join(dataDir, 'postgres-location')
  if (existsSync(note)) {
    const noted = readFileSync(note, 'utf8').trim()
    if (existsSync(noted)) return noted
  }
  ownedDirectory(inside, engine.runAs)
  if (reachable(engine.runAs, '-w', inside)) return inside
  const project = basename(dirname(dataDir)).replace(/[^\w-]/g, '') || 'data'
  const outside = join(openPlace(), `${project}-${randomBytes(6).toString('hex')}`)
  ownedDirectory(outside, engine.runAs)
  writeFileSync(note, `${outside}\n`)
  return outside
}
