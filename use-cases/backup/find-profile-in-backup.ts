import { readBackupFile } from '#adapters/backup/backup-reader.ts'
import { createLineSplitter, parseCopyLine } from '#db/backup/parse-copy-text.ts'
import type { BackupHead } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { type BackupEntryKind, parseBackupEntryName } from '#domain/backup/entry-names.ts'
import { parseOwnPictureAddress } from '#domain/uploads/picture.ts'

import type { CheckedBackup } from './check-backup.ts'

/** As it is in the backup: text by column, null for SQL's. */
export type BackupRow = Record<string, string | null>

export type BackupProfile = {
  profile: BackupRow
  /** Of the owner, where it is a person. */
  ownerEmail: string | undefined
  featured: BackupRow[]
  order: BackupRow[]
  badges: BackupRow[]
  upload: BackupRow | undefined
  picture: { width: number; bytes: Buffer }[]
  /** Rows about the profile in every other table. */
  others: Map<string, number>
}

const KEPT = { featured_asset: 'featured', site_order: 'order', badge: 'badges' } as const
/** They follow from the profile. */
const DERIVED = new Set(['profile_skill', 'listing', 'expert_search', 'handle_change'])

type Visit = {
  table?: (name: string, line: string, columns: string[]) => void
  other?: (entry: BackupEntryKind, bytes: Buffer) => void
}

/** Reads the file once more; what is found is true only if it is still the file that was checked. */
async function readThrough(path: string, { head, digest }: CheckedBackup, visit: Visit): Promise<void> {
  const entries = readBackupFile(path)
  let table: { name: string; split: ReturnType<typeof createLineSplitter> } | undefined
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      if (next.value !== digest)
        throw new BackupRefusal(`${path} was replaced while it was read: nothing was restored.`)
      return
    }
    const entry = parseBackupEntryName(next.value.name)
    if (entry?.kind === 'table') {
      const { table: name } = entry
      if (table?.name !== name) table = { name, split: createLineSplitter() }
      for (const line of table.split(next.value.bytes)) visit.table?.(name, line, columnsOf(head, name))
    } else if (entry) visit.other?.(entry, next.value.bytes)
  }
}

const columnsOf = (head: BackupHead, table: string) => head.tables[table] ?? []

/** R650: the profile that had this handle when the backup was made, and what belonged to it; undefined for none. */
export async function findProfileInBackup(
  path: string,
  backup: CheckedBackup,
  handle: string,
): Promise<BackupProfile | undefined> {
  let profile: BackupRow | undefined
  await readThrough(path, backup, {
    table(name, line, columns) {
      // Most lines are distinguished without reading their values.
      if (name !== 'profile' || !line.includes(handle)) return
      const row = parseCopyLine(line, columns)
      if (row['slug'] === handle) profile = row
    },
  })
  const id = profile?.['id']
  if (!profile || !id) return undefined
  const found: BackupProfile = {
    profile,
    ownerEmail: undefined,
    featured: [],
    order: [],
    badges: [],
    upload: undefined,
    picture: [],
    others: new Map(),
  }
  const key = parseOwnPictureAddress(profile['profile_img'])?.key
  const owner = profile['owner_user_id']
  await readThrough(path, backup, {
    table(name, line, columns) {
      if (name === 'user' && owner && line.includes(owner)) {
        const row = parseCopyLine(line, columns)
        if (row['id'] === owner) found.ownerEmail = row['email'] ?? undefined
      } else if (name === 'upload' && key && line.includes(key)) {
        const row = parseCopyLine(line, columns)
        if (row['key'] === key) found.upload = row
      } else if (columns.includes('profile_id') && line.includes(id)) {
        const row = parseCopyLine(line, columns)
        if (row['profile_id'] !== id || DERIVED.has(name)) return
        if (name in KEPT) found[KEPT[name as keyof typeof KEPT]].push(row)
        else found.others.set(name, (found.others.get(name) ?? 0) + 1)
      }
    },
    other(entry, bytes) {
      if (entry.kind === 'picture' && entry.key === key) found.picture.push({ width: entry.width, bytes })
    },
  })
  return found
}
