import { printLine } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'

import { runMigrate } from './migrate/run-migrate.ts'

runMain(async () => {
  process.exitCode = await runMigrate(process.argv.slice(2), { env: process.env, printLine })
})
