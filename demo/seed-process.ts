import { runChildTask } from '#server/child-process/run-child-task.ts'
import { openDeps, withoutTimeouts } from '#server/deps.ts'
import { createLog } from '#server/log/log.ts'
import { parseEnv } from '#server/startup/env.ts'
import { applyPlatformFile } from '#server/startup/platform/platform-file.ts'

import { openDemo } from './open-demo.ts'
import type { SeedOrder } from './seed-in-child-process.ts'

// With the environment of the server, on the database that the server has opened.
runChildTask<SeedOrder>(async ({ databaseUrl, authSecret, adminUrl, profiles }, printLine) => {
  const env = parseEnv()
  applyPlatformFile(env)
  const deps = await openDeps(env, { databaseUrl, authSecret, log: createLog(env.logLevel) })
  try {
    await openDemo(withoutTimeouts(deps), { profiles, adminUrl, printLine })
  } finally {
    await deps.close()
  }
})
