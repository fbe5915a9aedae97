import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { StartError } from '#server/startup/start-error.ts'

/** What is wrong with a backup, or with the bucket that it is in, as one line for the operator. */
export function explainBackupError(error: unknown): unknown {
  if (error instanceof BackupRefusal) return new StartError(error.message)
  // As the S3 client marks what the bucket has refused, and what did not reach it.
  const isOfBucket = error instanceof Error && '$metadata' in error
  return isOfBucket
    ? new StartError(`BACKUP_BUCKET: the bucket cannot be read (${error.message || error.name}).`)
    : error
}
