import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { inheritedEnv } from '#server/startup/env.ts'
import { chooseDatabaseFolder } from '#test/choose-database-folder.ts'

/** Starts Guildhall and the example of a site builder as npm run example-host does, on ports of their own. */
export async function startExampleHost(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(chooseDatabaseFolder(), 'guildhall-e2e-host-'))
  chmodSync(dataDir, 0o755)
  mkdirSync(join(dataDir, 'guildhall'))
  writeFileSync(prerenderedMarker(join(dataDir, 'guildhall')), '')
  const [port, builderPort] = [await findFreePort(), await findFreePort()]
  const own = { PORT: String(port), BUILDER_PORT: String(builderPort), DATA_DIR: dataDir, DEMO_PROFILES: '0' }
  const child = spawn(process.execPath, ['sdk/examples/host/start.ts'], {
    env: inheritedEnv({ ...own, WORKERS: '1', ...env }),
    // Through the IPC channel it notices when a run that failed has ended, and stops.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Ctrl-C stops both')) resolve()
    })
    child.once('exit', () => reject(new Error(`The example did not start:\n${output}`)))
  })
  return {
    output,
    guildhall: `http://localhost:${port}`,
    plinth: `http://localhost:${builderPort}`,
    async stop() {
      child.kill('SIGINT')
      const [code] = await ended
      rmSync(dataDir, { recursive: true, force: true })
      return code as number | null
    },
  }
}

export type ExampleHost = Awaited<ReturnType<typeof startExampleHost>>

/** Signs in at the site builder as one of those who are there from the start. */
export async function signInAtPlinth(page: Page, { plinth }: ExampleHost, name: RegExp): Promise<void> {
  await page.goto(`${plinth}/sign-in`)
  await page.getByRole('button', { name }).click()
}

/** Signs up at the site builder, with an email that it has confirmed. */
export async function signUpAtPlinth(page: Page, { plinth }: ExampleHost, person: { name: string; email: string }) {
  await page.goto(`${plinth}/sign-in`)
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.goto(`${plinth}/account`)
  await page.getByRole('button', { name: /^Confirm it/ }).click()
}

/** From the site builder's own pages to Guildhall. */
export async function goToGuildhall(page: Page, { plinth }: ExampleHost): Promise<void> {
  await page.goto(plinth)
  await page.getByRole('link', { name: 'Open the marketplace' }).click()
  await page.getByRole('button', { name: 'Continue with Plinth' }).click()
}
