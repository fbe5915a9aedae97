import { startQueue } from '#adapters/queue/queue.ts'
import { openConnection } from '#db/connection.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { prepareDataDir } from '#server/startup/data-dir.ts'
import { migrateDatabase, listPendingChanges } from '#server/startup/database.ts'
import { loadEnv } from '#server/startup/load-env.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'

const USAGE = 'Use: npm run migrate, or npm run migrate -- --pending to list what is pending.'

/** A migration that takes longer says so. */
const STILL_MS = 10_000

type PrintLine = (line: string) => void

/** The queue creates and upgrades its own tables. */
async function upgradeQueue(url: string, printLine: PrintLine): Promise<void> {
  const { pool, close } = openConnection(url, { max: 2 })
  try {
    const queue = await startQueue({ pool, names: JOB_NAMES, onError: (error) => printLine(error.message) })
    await queue.stop()
  } finally {
    await close()
  }
}

async function apply(url: string, { pending, printLine }: { pending: string[]; printLine: PrintLine }): Promise<void> {
  const left = [...pending]
  const still = setInterval(() => left[0] && printLine(`  … ${left[0]}`), STILL_MS)
  const onApplied = ({ name, ms }: { name: string; ms: number }) => {
    if (left.includes(name)) left.splice(left.indexOf(name), 1)
    printLine(`  ✓ ${name} (${(ms / 1000).toFixed(2)} s)`)
  }
  try {
    await migrateDatabase(url, { printLine, onApplied })
    await upgradeQueue(url, printLine)
  } finally {
    clearInterval(still)
  }
  printLine('The database is up to date.')
}

type Surroundings = { env: Record<string, string | undefined>; printLine: PrintLine }

/** Does what `npm run migrate [-- --pending]` asks for. Returns the exit code: 1 if something is pending. */
export async function runMigrate(args: string[], { env: given, printLine }: Surroundings): Promise<number> {
  const [flag, ...more] = args
  if (more.length > 0 || (flag !== undefined && flag !== '--pending')) throw new StartError(USAGE)
  const env = await loadEnv(given)
  prepareDataDir(env.dataDir)
  const database = await openToolDatabase(env, { migrating: false })
  try {
    const pending = await listPendingChanges(database.url)
    if (flag === undefined) await apply(database.url, { pending, printLine })
    else for (const line of pending.length > 0 ? pending : ['Nothing is pending.']) printLine(line)
    return flag === undefined || pending.length === 0 ? 0 : 1
  } finally {
    await database.stop()
  }
}
