import { createHash, type Hash } from 'node:crypto'

import { readBackupFile } from '#adapters/backup/backup-reader.ts'
import {
  type BackupHead,
  backupHeadSchema,
  type BackupManifest,
  backupManifestSchema,
} from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { parseBackupEntryName } from '#domain/backup/entry-names.ts'
import { type RestorableRelease, findReleaseMismatch } from '#domain/backup/find-release-mismatch.ts'

export type CheckedBackup = { head: BackupHead; manifest: BackupManifest; digest: string }

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** The head, or why this release cannot restore what follows. */
function readHead(
  bytes: Buffer,
  { path, release }: { path: string; release: RestorableRelease },
): BackupHead | BackupRefusal {
  const parsed = backupHeadSchema.safeParse(parseJson(bytes))
  if (!parsed.success) return new BackupRefusal(`${path} is not a backup that this release can read.`)
  return findReleaseMismatch(parsed.data, release) ?? parsed.data
}

type Found = {
  tables: Map<string, { hash: Hash; bytes: number }>
  pictures: number
  files: number
  texts: number
  brand: number
  jobs: number
}

const COUNTED = ['pictures', 'files', 'texts', 'brand', 'jobs'] as const

/** What was found of each part, compared with what the manifest says. */
function isComplete(head: BackupHead, manifest: BackupManifest, { tables, ...counts }: Found): boolean {
  const counted = COUNTED.every((part) => manifest[part] === counts[part])
  const named = Object.keys(head.tables).sort().join() === Object.keys(manifest.tables).sort().join()
  const equal = Object.entries(manifest.tables).every(([name, { bytes, sha256 }]) => {
    const found = tables.get(name)
    return (found?.bytes ?? 0) === bytes && (found?.hash ?? createHash('sha256')).digest('hex') === sha256
  })
  return counted && named && equal && [...tables.keys()].every((name) => Object.hasOwn(manifest.tables, name))
}

/** R372: reads the whole file before anything is written. */
export async function checkBackup(path: string, release: RestorableRelease): Promise<CheckedBackup> {
  const found: Found = { tables: new Map(), pictures: 0, files: 0, texts: 0, brand: 0, jobs: 0 }
  const altered = new BackupRefusal(`${path} is damaged, or was altered after it was made.`)
  let head: BackupHead | BackupRefusal | undefined
  let manifest: BackupManifest | undefined
  const entries = readBackupFile(path)
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      // Only now: the head of a damaged file may say anything.
      if (head instanceof BackupRefusal) throw head
      if (!head || !manifest || !isComplete(head, manifest, found)) throw altered
      return { head, manifest, digest: next.value }
    }
    const { name, bytes } = next.value
    if (head instanceof BackupRefusal) continue
    const entry = parseBackupEntryName(name)
    if (!entry || manifest) throw altered
    if (entry.kind === 'head') head = readHead(bytes, { path, release })
    else if (entry.kind === 'picture') found.pictures++
    else if (entry.kind === 'file') found.files++
    else if (entry.kind === 'text') found.texts++
    else if (entry.kind === 'brand') found.brand++
    else if (entry.kind === 'jobs') found.jobs += bytes.toString('utf8').split('\n').length - 1
    else if (entry.kind === 'table') {
      const known = found.tables.get(entry.table) ?? { hash: createHash('sha256'), bytes: 0 }
      known.hash.update(bytes)
      found.tables.set(entry.table, { hash: known.hash, bytes: known.bytes + bytes.length })
    } else manifest = backupManifestSchema.safeParse(parseJson(bytes)).data
  }
}
