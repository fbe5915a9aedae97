import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { prerenderedMarker } from './demo/start-prerendering.ts'
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.ts'
import { chooseDatabaseFolder } from './test/choose-database-folder.ts'
import { fillPictures } from './test/e2e/fill-pictures.ts'
import { HOST_TOKEN } from './test/e2e/own-account.ts'

/** npm run test:full: with the tests that the suite leaves out. */
const full = process.env['E2E_FULL'] === '1'
const PORT = Number(process.env['E2E_PORT'] ?? 3987)
const chromium = findChromium()

/** One for the whole run, however often this file is read; world-accessible, so the database of a run as root can use it, too. */
async function dataDir(): Promise<string> {
  const given = process.env['E2E_DATA_DIR']
  if (given) return given
  const made = mkdtempSync(join(chooseDatabaseFolder(), 'guildhall-e2e-'))
  chmodSync(made, 0o755)
  process.env['E2E_DATA_DIR'] = made
  // By then the server has stopped.
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  await fillPictures(join(made, 'media'))
  writeFileSync(prerenderedMarker(made), '')
  return made
}

/** Whole journeys against the production build, on a server and a database of their own. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  ...(!full && { grepInvert: /@full/ }),
  fullyParallel: true,
  // One more than there are cores on the smallest machine: journeys wait for mails and jobs.
  workers: 3,
  // A busy machine can be too slow for a test: the report names as flaky what passed only at the second try.
  retries: 1,
  // Machines that run this may have little to spare; a test that hangs still ends.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { ...(chromium && { executablePath: chromium }), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    // A colour on its way to another is no colour to judge.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `"${process.execPath}" server/start.ts`,
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: await dataDir(),
      DEMO_PROFILES: '300',
      // Of the websites in test/e2e/proofs.test.ts.
      DEMO_WEBSITES_PORT: String(PORT + 1),
      HOST_SYNC_TOKEN: HOST_TOKEN,
      NODE_ENV: 'production',
      // Tests say where they come from, see test/e2e/fixtures.ts.
      TRUST_PROXY: '1',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    stdout: 'pipe',
  },
})
