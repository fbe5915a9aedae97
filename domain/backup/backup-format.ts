import { z } from 'zod'

/** The format of backup files; docs/backup.md describes it. Raised when an older release could not read a new file. */
export const BACKUP_FORMAT = { name: 'guildhall-backup', version: 1 } as const

/** Tables are cut into entries of this many bytes, since an entry of an archive says its length first. */
export const TABLE_CHUNK_BYTES = 4 * 2 ** 20
/** More than any entry that we write: a picture, a file, a legal text, the jobs of a chunk. */
export const MAX_BACKUP_ENTRY_BYTES = 64 * 2 ** 20

export const BACKUP_HEAD_ENTRY = 'head.json'
export const BACKUP_MANIFEST_ENTRY = 'manifest.json'
/** The last entry: the SHA-256 of every byte of the archive before it. */
export const BACKUP_DIGEST_ENTRY = 'sha256'

/** An identifier of the database. It is looked up there, and never written into a statement as it stands in the file. */
const identifier = z.string().regex(/^\w{1,63}$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** What is known before the first row is read. */
export const backupHeadSchema = z.object({
  format: z.literal(BACKUP_FORMAT.name),
  version: z.number().int().positive(),
  /** The release that made it, and the PostgreSQL that it came from: for people. */
  release: z.string().max(100),
  postgres: z.string().max(100),
  createdAt: z.iso.datetime(),
  /** The schema that the rows have. */
  migrations: z.array(z.object({ name: z.string().max(200), checksum: sha256 })).min(1),
  functions: z.array(z.object({ name: z.string().max(200), version: z.number().int() })),
  tables: z.record(identifier, z.array(identifier)),
  /** Derived from AUTH_SECRET, which it does not reveal: tells whether another site has the same one. */
  secretId: z.string().max(100),
})

/** What is known after the last one. */
export const backupManifestSchema = z.object({
  tables: z.record(identifier, z.object({ rows: count, bytes: count, sha256 })),
  /** The last value that each sequence has given. */
  sequences: z.record(identifier, z.string().regex(/^\d{1,19}$/)),
  pictures: count,
  /** Of briefs; older backups have none. */
  files: count.default(0),
  texts: count,
  /** Files of the brand; older backups have none. */
  brand: count.default(0),
  jobs: count,
})

export const backupJobSchema = z.object({ name: z.string().max(200), data: z.unknown() })

export type BackupHead = z.infer<typeof backupHeadSchema>
export type BackupManifest = z.infer<typeof backupManifestSchema>
export type BackupJob = z.infer<typeof backupJobSchema>

/** The operator's own legal texts and rules (R466), in DATA_DIR. */
export const OPERATOR_TEXT_FILES = ['privacy.md', 'terms.md', 'imprint.md', 'platform.json'] as const
