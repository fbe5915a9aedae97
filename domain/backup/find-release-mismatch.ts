import { BACKUP_FORMAT, type BackupHead } from './backup-format.ts'
import { BackupRefusal } from './backup-refusal.ts'

/** What a release can restore: its own migrations and functions, or fewer of them. */
export type RestorableRelease = { version: string } & Pick<BackupHead, 'migrations' | 'functions'>

/** R374: a backup of a newer release, or of another line of development, has rows that this one cannot hold. */
export function findReleaseMismatch(head: BackupHead, release: RestorableRelease): BackupRefusal | undefined {
  const checksums = new Map(release.migrations.map(({ name, checksum }) => [name, checksum]))
  const versions = new Map(release.functions.map(({ name, version }) => [name, version]))
  const isNewer =
    head.version > BACKUP_FORMAT.version ||
    head.migrations.some(({ name }) => !checksums.has(name)) ||
    head.functions.some(({ name, version }) => version > (versions.get(name) ?? version))
  if (isNewer) {
    return new BackupRefusal(
      `The backup was made by a newer release (${head.release}) than this one (${release.version}): restore it with that one.`,
    )
  }
  const other = head.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum)
  return other && new BackupRefusal(`The backup's ${other.name} is not the one of this release: it has another schema.`)
}
