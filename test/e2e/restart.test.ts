import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { chooseDatabaseFolder } from '#test/choose-database-folder.ts'

import { expect, inFullRun, test } from './fixtures.ts'

/** Only so that nothing hangs: a busy machine starts a server slowly. */
const TIMEOUT_MS = 80_000

/** The child processes of a process. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

test.skip(process.platform !== 'linux', 'children are found in /proc')

for (const workers of [1, 2]) {
  // The suite has scripts/keep-running.test.ts and server/postgres/embedded-postgres.test.ts.
  test(
    `R196 after kill -9 of the server with ${workers} worker(s) it serves again, on the same data`,
    inFullRun(),
    async () => {
      test.slow()
      const dataDir = mkdtempSync(join(chooseDatabaseFolder(), 'guildhall-restart-'))
      chmodSync(dataDir, 0o755)
      writeFileSync(prerenderedMarker(dataDir), '')
      const port = await findFreePort()
      const parent = spawn(process.execPath, ['scripts/run.mjs', 'server/start.ts'], {
        // No stdin, as under a service manager: only this test sends signals.
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_PROFILES: '0', WORKERS: String(workers) },
      })
      let output = ''
      parent.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const ended = new Promise((resolve) => parent.once('exit', resolve))
      const signIn = async () => {
        const answer = await fetch(`http://localhost:${port}/user/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'owner@demo.test', password: DEMO_PASSWORD }),
        }).catch(() => undefined)
        return answer?.status
      }
      try {
        await expect.poll(signIn, { timeout: TIMEOUT_MS }).toBe(200)
        const [server] = childrenOf(parent.pid ?? 0)
        process.kill(server ?? 0, 'SIGKILL')
        await expect.poll(signIn, { timeout: TIMEOUT_MS }).toBe(200)
        expect(output).toContain('The server ended unexpectedly (SIGKILL); it is started again in 1 s.')
        expect(childrenOf(parent.pid ?? 0)).not.toEqual([server])
      } finally {
        parent.kill('SIGTERM')
        await ended
        rmSync(dataDir, { recursive: true, force: true })
      }
      expect(output).toContain('Stopping.')
      await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
    },
  )
}
