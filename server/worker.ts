import { openDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { captureConsole, createLog } from './log.ts'
import { runMain } from './run-main.ts'
import { serve } from './serve.ts'
import { onStopSignal } from './shutdown.ts'

/** One of several processes on the same port. It only serves: database, demo and jobs are the first process's. */
async function work(): Promise<void> {
  const env = readEnv()
  const stop = onStopSignal(() => {})
  const log = createLog(env.logLevel)
  captureConsole(log)
  const deps = await openDeps(env, { databaseUrl: env.databaseUrl ?? '', authSecret: env.authSecret ?? '', log })
  stop.add(() => deps.close())
  const server = await serve(env, deps)
  stop.add(() => server.close())
}

runMain(work)
