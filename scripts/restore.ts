import { parseArgs } from 'node:util'

import { createKeyring } from '#adapters/signing/keyring.ts'
import { readMigrations } from '#db/migrate.ts'
import { readFunctions } from '#db/migrating/apply-functions.ts'
import { ALL_JOBS, JOB_NAMES } from '#jobs/all-jobs.ts'
import { explainBackupError } from '#server/startup/backup/explain-backup-error.ts'
import { parseBackupLocation, withBackupFile } from '#server/startup/backup/fetch-backup.ts'
import { prepareDataDir, ensureAuthSecret } from '#server/startup/data-dir.ts'
import { type Env, parseEnv } from '#server/startup/env.ts'
import { openUploads } from '#server/startup/open-adapters.ts'
import { printLine } from '#server/startup/progress.ts'
import { RELEASE } from '#server/startup/release.ts'
import { resolveFromCaller } from '#server/startup/resolve-from-caller.ts'
import { runMain } from '#server/startup/run-main.ts'
import { onStopSignal } from '#server/startup/shutdown.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'
import { checkBackup } from '#use-cases/backup/check-backup.ts'
import { restoreBackup } from '#use-cases/backup/restore-backup.ts'

import { createProgressReporter, formatElapsed } from './report-progress.ts'
import { restoreOneProfile } from './restore-profile.ts'

// npm run restore -- FILE | s3://BUCKET/NAME | --from-bucket NAME [--send-mails | --check | --profile HANDLE [--to EMAIL] [--dry-run]]
const USAGE =
  'Use: npm run restore -- FILE, or --from-bucket NAME (npm run backup -- --list says which there are). With --send-mails, mails that were waiting are sent; with --check, the file is only read. With --profile HANDLE, one deleted profile is restored into the running site, for another account with --to EMAIL; --dry-run only says what it would do.'

const OPTIONS = {
  'send-mails': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  'from-bucket': { type: 'string' },
  profile: { type: 'string' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const { profile, to, check, 'send-mails': sendMails, 'dry-run': dryRun } = values
    const ofProfile = to !== undefined || dryRun
    const isClear = profile === undefined ? !ofProfile && !(check && sendMails) : !check && !sendMails
    const [file, ...more] = positionals
    const object = values['from-bucket']
    if ((file === undefined) === (object === undefined) || more.length > 0 || !isClear) throw new StartError(USAGE)
    return { file, object, sendMails, onlyCheck: check, profile: profile && { handle: profile, to, dryRun } }
  } catch {
    throw new StartError(USAGE)
  }
}

const OWN_RELEASE = {
  version: RELEASE,
  migrations: readMigrations().map(({ name, checksum }) => ({ name, checksum })),
  functions: readFunctions().map(({ name, version }) => ({ name, version })),
}

const mailing = new Set<string>(ALL_JOBS.filter(({ mails }) => mails).map(({ name }) => name))

async function fill(file: string, env: Env, sendMails: boolean): Promise<void> {
  const startedAt = performance.now()
  const backup = await checkBackup(file, OWN_RELEASE)
  printLine(
    `The backup is whole: of release ${backup.head.release}, made ${backup.head.createdAt} (${formatElapsed(startedAt)}).`,
  )
  prepareDataDir(env.dataDir)
  const database = await openToolDatabase(env, { migrating: false })
  onStopSignal(printLine).add(() => database.stop())
  try {
    const secret = env.authSecret ?? ensureAuthSecret(env.dataDir)
    const keyring = createKeyring({ secret, previous: env.previousAuthSecrets })
    const { pictures, files } = await openUploads(env, { keyring })
    const { migrations, droppedMails, left, secondFactors } = await restoreBackup(file, backup, {
      databaseUrl: database.url,
      dataDir: env.dataDir,
      elsewhere: { platformFile: env.platformFile.required, brand: env.brandDir !== undefined },
      pictures,
      files,
      jobs: { names: JOB_NAMES, mailing },
      sendMails,
      report: createProgressReporter(),
    })
    const { tables, pictures: count } = backup.manifest
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    printLine(
      `Restored: ${rows.toLocaleString('en')} rows and ${count.toLocaleString('en')} pictures, compared table by table (${formatElapsed(startedAt)}).`,
    )
    if (migrations.length > 0) printLine(`Migrated to release ${RELEASE}: ${migrations.join(', ')}.`)
    if (left.length > 0) {
      printLine(`Not written, since this site has its own: ${left.join(', ')}. \`tar --zstd -xf FILE\` gets them out.`)
    }
    if (droppedMails > 0) printLine(`${droppedMails} mails that were waiting are not sent (--send-mails would have).`)
    if (!keyring.all('backups').includes(backup.head.secretId)) {
      const factors = secondFactors > 0 ? `, and ${secondFactors} second factors cannot be checked` : ''
      printLine(`AUTH_SECRET is not the one of the backup: links in mails from before do not work here${factors}.`)
      printLine('Set AUTH_SECRET, or AUTH_SECRET_PREVIOUS, to the former one before the site opens.')
    }
  } finally {
    await database.stop()
  }
}

async function main(args: string[]): Promise<void> {
  const { file = '', object, sendMails, onlyCheck, profile } = readArguments(args)
  try {
    const env = parseEnv()
    const place = object === undefined ? parseBackupLocation(file, env) : { object }
    await withBackupFile(place ?? { file: resolveFromCaller(file) }, env, async (path) => {
      if (profile) return restoreOneProfile(path, OWN_RELEASE, profile)
      if (!onlyCheck) return fill(path, env, sendMails)
      const { head } = await checkBackup(path, OWN_RELEASE)
      printLine(`The backup is whole: of release ${head.release}, made ${head.createdAt}.`)
    })
  } catch (error) {
    throw explainBackupError(error)
  }
}

// Until it is done: an interrupted command must not report success.
process.exitCode = 1
runMain(async () => {
  await main(process.argv.slice(2))
  process.exitCode = 0
})
