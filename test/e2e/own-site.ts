import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { inheritedEnv } from '#server/startup/env.ts'
import { chooseDatabaseFolder } from '#test/choose-database-folder.ts'

/** Starts a server and a database for one test, with its own settings. */
export async function startOwnSite(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(chooseDatabaseFolder(), 'guildhall-e2e-own-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(prerenderedMarker(dataDir), '')
  const port = Number(env['PORT'] ?? (await findFreePort()))
  const usual = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DEMO_PROFILES: '0', WORKERS: '1' }
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: inheritedEnv({ ...usual, ...env }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The site did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    port,
    url,
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
