import { createLog } from '#server/log/log.ts'
import { printLine } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'

import { runAdmin } from './admin/run-admin.ts'

runMain(async () => printLine(await runAdmin(process.argv.slice(2), { env: process.env, log: createLog('info') })))
