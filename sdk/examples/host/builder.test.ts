import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findFreePort } from '#server/postgres/postmaster.ts'

test('R494 the example alone says where it is open, also while Guildhall is not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-builder-'))
  const port = await findFreePort()
  const child = spawn(process.execPath, [new URL('builder.ts', import.meta.url).pathname], {
    env: {
      BUILDER_PORT: String(port),
      BUILDER_DATA_DIR: dataDir,
      GUILDHALL_URL: 'http://localhost:1',
      GUILDHALL_TOKEN: 'the-token-of-the-example-0123456789',
      GUILDHALL_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 3).toString('base64')}`,
      GUILDHALL_CLIENT_ID: 'guildhall',
      GUILDHALL_CLIENT_SECRET: 'a secret of the tests',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  try {
    let output = ''
    child.stdout.on('data', (part: Buffer) => void (output += part.toString()))
    await expect.poll(() => output, { timeout: 20_000 }).toContain(`Plinth is open at http://localhost:${port}\n`)
    expect((await fetch(`http://localhost:${port}/sign-in`)).status).toBe(200)
  } finally {
    child.kill('SIGINT')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
