import { existsSync } from 'node:fs'

import { createKeyring } from '#adapters/signing/keyring.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { prepareDataDir, ensureAuthSecret } from '#server/startup/data-dir.ts'
import { parseEnv } from '#server/startup/env.ts'
import { openUploads } from '#server/startup/open-adapters.ts'
import { printLine } from '#server/startup/progress.ts'
import { RELEASE } from '#server/startup/release.ts'
import { resolveFromCaller } from '#server/startup/resolve-from-caller.ts'
import { runMain } from '#server/startup/run-main.ts'
import { onStopSignal } from '#server/startup/shutdown.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'
import { makeBackup } from '#use-cases/backup/make-backup.ts'

import { listBackups } from './list-backups.ts'
import { createProgressReporter, formatBytes, formatElapsed } from './report-progress.ts'

// npm run backup -- FILE [--pictures], or --list
const USAGE =
  'Use: npm run backup -- FILE. With --pictures, also pictures and files that are in a bucket; those on disk are always in it. --list lists the nightly backups.'

function readArguments(args: string[]): { file: string; withBucket: boolean } {
  const files = args.filter((arg) => !arg.startsWith('-'))
  const unknown = args.some((arg) => arg.startsWith('-') && arg !== '--pictures')
  if (files.length !== 1 || !files[0] || unknown) throw new StartError(USAGE)
  return { file: resolveFromCaller(files[0]), withBucket: args.includes('--pictures') }
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof BackupRefusal) return new StartError(error.message)
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error
  return isSystem ? new StartError(`${file} cannot be written (${String(error.code)}).`) : error
}

async function main(args: string[]): Promise<void> {
  if (args.length === 1 && args[0] === '--list') return listBackups()
  const { file, withBucket } = readArguments(args)
  if (existsSync(file)) throw new StartError(`${file} exists already; a backup never replaces another.`)
  const startedAt = performance.now()
  const env = parseEnv()
  prepareDataDir(env.dataDir)
  // As it is, of whatever release: the next start migrates it, a backup does not.
  const database = await openToolDatabase(env, { migrating: false })
  const interrupted = new AbortController()
  const stop = onStopSignal(printLine)
  stop.add(() => database.stop())
  try {
    const keyring = createKeyring({ secret: env.authSecret ?? ensureAuthSecret(env.dataDir) })
    const { pictures, files } = await openUploads(env, { keyring })
    const source = {
      databaseUrl: database.url,
      dataDir: env.dataDir,
      platformFile: env.platformFile.path,
      brandDir: env.brandDir,
      pictures: env.bucket && !withBucket ? undefined : pictures,
      files: env.bucket && !withBucket ? undefined : files,
      release: RELEASE,
      secretId: keyring.current('backups'),
    }
    const work = makeBackup(source, file, {
      now: new Date(),
      report: createProgressReporter(),
      signal: interrupted.signal,
    })
    stop.add(async () => {
      interrupted.abort(new StartError('The backup was interrupted; nothing of it is left.'))
      await work.catch(() => {})
    })
    const { bytes, manifest } = await work
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    printLine(
      `${file}: ${rows.toLocaleString('en')} rows, ${manifest.pictures.toLocaleString('en')} pictures, ${manifest.files.toLocaleString('en')} files, ${formatBytes(bytes)} (${formatElapsed(startedAt)}).`,
    )
    printLine(
      'AUTH_SECRET is not in it: store that elsewhere, or links in mails and second factors are lost with the machine.',
    )
  } catch (error) {
    throw explain(error, file)
  } finally {
    await database.stop()
  }
}

// Until it is done: an interrupted command must not report success.
process.exitCode = 1
runMain(async () => {
  await main(process.argv.slice(2))
  process.exitCode = 0
})
