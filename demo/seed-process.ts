import { openDeps, withPatience } from '#server/deps.ts'
import { createLog } from '#server/log/log.ts'
import { readEnv } from '#server/startup/env.ts'
import { applyPlatformFile } from '#server/startup/platform/platform-file.ts'

import { openDemo } from './open-demo.ts'
import type { SeedAnswer, SeedOrder } from './seed-apart.ts'

// Started by seed-apart.ts, with the environment of the server and on the database that the server has opened.
const answer = (message: SeedAnswer) => new Promise<void>((sent) => process.send?.(message, () => sent()))

async function seed({ databaseUrl, authSecret, adminUrl, profiles }: SeedOrder): Promise<void> {
  const env = readEnv()
  applyPlatformFile(env)
  const deps = await openDeps(env, { databaseUrl, authSecret, log: createLog(env.logLevel) })
  try {
    await openDemo(withPatience(deps), { profiles, adminUrl, say: (line) => void answer({ say: line }) })
  } finally {
    await deps.close()
  }
}

// The server is gone: its database soon is, too.
process.on('disconnect', () => process.exit(1))
process.once('message', (order: SeedOrder) => {
  seed(order)
    .then(() => answer({ done: true }))
    .catch((error: unknown) => answer({ failed: String(error instanceof Error ? error.stack : error) }))
    .finally(() => process.exit())
})
