import { openDeps } from './deps.ts'
import { captureConsole, createLog } from './log/log.ts'
import { serveSite, stopServing } from './serving/serve.ts'
import { loadEnv } from './startup/load-env.ts'
import { runMain } from './startup/run-main.ts'
import { onStopSignal } from './startup/shutdown.ts'

/** One of several processes on the same port. It only serves: the first process runs database, demo and jobs. */
async function work(): Promise<void> {
  const env = await loadEnv()
  const stop = onStopSignal(() => {}, env)
  const log = createLog(env.logLevel)
  captureConsole(log)
  const deps = await openDeps(env, { databaseUrl: env.databaseUrl ?? '', authSecret: env.authSecret ?? '', log })
  stop.add(() => deps.close())
  const server = await serveSite(env, deps)
  stop.add(() => stopServing(env, { deps, server }))
}

runMain(work)
