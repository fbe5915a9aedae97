import { startQueue } from '#adapters/queue/queue.ts'
import { openConnection } from '#db/connection.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { prepareDataDir } from '#server/startup/data-dir.ts'
import { bringUpToDate, listPending } from '#server/startup/database.ts'
import { openEnv } from '#server/startup/open-env.ts'
import { printLine } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'

// npm run migrate [-- --pending]
const USAGE = 'Use: npm run migrate, or npm run migrate -- --pending to list what is pending.'

/** A migration that takes longer says so. */
const STILL_MS = 10_000

/** The queue creates and upgrades its own tables. */
async function upgradeQueue(url: string): Promise<void> {
  const { pool, close } = openConnection(url, { max: 2 })
  try {
    const queue = await startQueue({ pool, names: JOB_NAMES, onError: (error) => printLine(error.message) })
    await queue.stop()
  } finally {
    await close()
  }
}

async function apply(url: string, pending: string[]): Promise<void> {
  const left = [...pending]
  const still = setInterval(() => left[0] && printLine(`  … ${left[0]}`), STILL_MS)
  const onApplied = ({ name, ms }: { name: string; ms: number }) => {
    if (left.includes(name)) left.splice(left.indexOf(name), 1)
    printLine(`  ✓ ${name} (${(ms / 1000).toFixed(2)} s)`)
  }
  try {
    await bringUpToDate(url, { printLine, onApplied })
    await upgradeQueue(url)
  } finally {
    clearInterval(still)
  }
  printLine('The database is up to date.')
}

async function main(args: string[]): Promise<void> {
  const [flag, ...more] = args
  if (more.length > 0 || (flag !== undefined && flag !== '--pending')) throw new StartError(USAGE)
  const env = await openEnv()
  prepareDataDir(env.dataDir)
  const database = await openToolDatabase(env, { migrating: false })
  try {
    const pending = await listPending(database.url)
    if (flag === undefined) return await apply(database.url, pending)
    for (const name of pending) printLine(name)
    if (pending.length === 0) printLine('Nothing is pending.')
    else process.exitCode = 1
  } finally {
    await database.stop()
  }
}

runMain(() => main(process.argv.slice(2)))
