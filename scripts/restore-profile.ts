import { createKeyring } from '#adapters/signing/keyring.ts'
import { openConnection } from '#db/connection.ts'
import type { RestorableRelease } from '#domain/backup/find-release-mismatch.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import { prepareDataDir, ensureAuthSecret } from '#server/startup/data-dir.ts'
import { loadEnv } from '#server/startup/load-env.ts'
import { openUploads } from '#server/startup/open-adapters.ts'
import { printLine } from '#server/startup/progress.ts'
import { onStopSignal } from '#server/startup/shutdown.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'
import { checkBackup } from '#use-cases/backup/check-backup.ts'
import { type RestoredProfile, restoreProfile } from '#use-cases/backup/restore-profile.ts'

/** What becomes of the rest, by the tables that it is in; other tables are named as they are. */
const LEFT: Record<string, string> = {
  follow: 'followers',
  profile_like: 'likes',
  message: 'messages',
  sender_block: 'blocked senders',
  handle_history: 'former handles',
  profile_view: 'days of views',
  moderation_entry: 'entries in the audit log, which keeps them',
  profile_report: 'reports',
  profile_proof: 'proofs',
}

function describe({ handle, name, owner, badges, featured, order, picture, left }: RestoredProfile, dryRun: boolean) {
  const pictures = { restored: 'its picture', lost: 'no picture (the backup does not have it)', none: 'no picture' }
  const parts = [
    countWithNoun(badges, 'badge'),
    countWithNoun(featured, 'featured work'),
    `the order of ${countWithNoun(order, 'site')}`,
  ]
  const verb = dryRun ? 'would be restored' : 'is restored'
  const lines = [
    `@${handle} (${name}) ${verb} for ${owner}, as a private draft: ${parts.join(', ')}, ${pictures[picture]}.`,
  ]
  const rest = [...left].map(([table, count]) => `${count} ${LEFT[table] ?? table}`)
  if (rest.length > 0) lines.push(`Not restored: ${rest.join(', ')}.`)
  return lines
}

type Wanted = { handle: string; to: string | undefined; dryRun: boolean }

/** R650: npm run restore -- FILE --profile HANDLE [--to EMAIL] [--dry-run] */
export async function restoreOneProfile(
  file: string,
  release: RestorableRelease,
  { handle, to, dryRun }: Wanted,
): Promise<void> {
  const backup = await checkBackup(file, release)
  printLine(`The backup is whole: of release ${backup.head.release}, made ${backup.head.createdAt}.`)
  const env = await loadEnv()
  prepareDataDir(env.dataDir)
  const database = await openToolDatabase(env, { migrating: env.databaseUrl === undefined })
  onStopSignal(printLine).add(() => database.stop())
  const { db, close } = openConnection(database.url, { max: 2 })
  try {
    const keyring = createKeyring({ secret: env.authSecret ?? ensureAuthSecret(env.dataDir) })
    const { pictures } = await openUploads(env, { keyring })
    const restored = await restoreProfile(file, backup, { db, now: new Date(), pictures, handle, to, dryRun })
    for (const line of describe(restored, dryRun)) printLine(line)
    if (dryRun) printLine('Nothing was written.')
  } finally {
    await close()
    await database.stop()
  }
}
