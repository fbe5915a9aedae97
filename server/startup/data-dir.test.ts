import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openDrawingCacheFiles } from '#adapters/drawing/drawing-files.ts'
import { openLocalFileStore } from '#adapters/uploads/local-file-store.ts'
import { openLocalIncomingUploads } from '#adapters/uploads/local-incoming-uploads.ts'
import { openLocalPictureStore } from '#adapters/uploads/local-picture-store.ts'
import { findEngine } from '#server/postgres/engine.ts'

import { ensureDatabaseHome, ensureAuthSecret, prepareDataDir } from './data-dir.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-data-dir-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Everything below, with its mode. */
function modes(directory: string): Record<string, string> {
  const found = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(found.map((name) => [name, modeOf(join(directory, name))]))
}

test('R201 private data is readable by its owner alone: secret, uploads, pictures, rendered images', async () => {
  const dataDir = join(folder, 'data')
  prepareDataDir(dataDir)
  ensureAuthSecret(dataDir)
  async function* file() {
    yield Buffer.from('x')
  }
  const incoming = openLocalIncomingUploads(join(dataDir, 'incoming'), { keys: ['s'] })
  if (incoming.kind === 'local') await incoming.write('key', file() as never, 10)
  await openLocalPictureStore(join(dataDir, 'media')).put('avatar', 'key', [
    { width: 96, bytes: Buffer.from('x') },
  ] as never)
  await openLocalFileStore(join(dataDir, 'files')).put('key', { bytes: Buffer.from('x'), type: 'application/pdf' })
  await (
    await openDrawingCacheFiles(join(dataDir, 'social'), { maxBytes: 1000, countEveryBytes: 0 })
  ).put('ab', 'cd', Buffer.from('x'))
  expect(modes(dataDir)).toEqual({
    'auth-secret': '600',
    files: '700',
    'files/key': '600',
    incoming: '700',
    'incoming/key': '600',
    media: '700',
    'media/avatar': '700',
    'media/avatar/key': '700',
    'media/avatar/key/96.webp': '600',
    social: '700',
    'social/ab-cd.image': '600',
  })
})

test('R201 what an earlier version left open is closed at the next start; DATA_DIR itself stays passable', () => {
  for (const name of ['incoming', 'media', 'social']) mkdirSync(join(folder, name), { mode: 0o755 })
  for (const name of ['auth-secret', 'postgres-location', 'imprint.md'])
    writeFileSync(join(folder, name), 'x', { mode: 0o644 })
  prepareDataDir(folder)
  expect(modes(folder)).toEqual({
    'auth-secret': '600',
    'imprint.md': '644',
    incoming: '700',
    media: '700',
    'postgres-location': '600',
    social: '700',
  })
  expect(modeOf(folder)).toBe('755')
})

const isRoot = process.getuid?.() === 0

/** As a start leaves it behind. */
function makeDatabase(home: string): void {
  mkdirSync(join(home, 'data'))
  writeFileSync(join(home, 'data', 'PG_VERSION'), '18')
}

test.runIf(isRoot)('R201 as root a database in DATA_DIR is found again, though the folder was closed', () => {
  const dataDir = join(folder, 'data')
  prepareDataDir(dataDir)
  const engine = findEngine()
  const home = ensureDatabaseHome(dataDir, engine)
  expect(home).toBe(join(dataDir, 'postgres'))
  makeDatabase(home)
  chmodSync(dataDir, 0o700)
  expect(ensureDatabaseHome(dataDir, engine)).toBe(home)
  expect(modeOf(dataDir)).toBe('711')
})

test.runIf(isRoot)('R201 under a closed folder it lives elsewhere, and is found there again', () => {
  const [closed, dataDir] = [join(folder, 'closed'), join(folder, 'closed', 'data')]
  mkdirSync(closed, { mode: 0o700 })
  prepareDataDir(dataDir)
  const engine = findEngine()
  const home = ensureDatabaseHome(dataDir, engine)
  try {
    expect(home.startsWith(dataDir)).toBe(false)
    expect(readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim()).toBe(home)
    expect(modeOf(join(dataDir, 'postgres-location'))).toBe('600')
    prepareDataDir(dataDir)
    expect(ensureDatabaseHome(dataDir, engine)).toBe(home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})

test.runIf(isRoot)('R201 a database that cannot be reached any more is named, not replaced by an empty one', () => {
  const [parent, dataDir] = [join(folder, 'parent'), join(folder, 'parent', 'data')]
  mkdirSync(parent, { mode: 0o755 })
  prepareDataDir(dataDir)
  const engine = findEngine()
  makeDatabase(ensureDatabaseHome(dataDir, engine))
  chmodSync(parent, 0o700)
  expect(() => ensureDatabaseHome(dataDir, engine)).toThrow(/There is a database in .*chmod o\+x/)
  expect(existsSync(join(dataDir, 'postgres-location'))).toBe(false)
})
