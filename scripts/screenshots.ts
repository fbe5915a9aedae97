import { chromium, type Page } from '@playwright/test'

import { runMain } from '#server/run-main.ts'

import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './find-chromium.ts'

// npm run screenshots: makes the README's pictures from the demo that runs at SITE (http://localhost:3000).
const SITE = process.env['SITE'] ?? 'http://localhost:3000'

const SHOTS = [
  { path: '/@ada-moreau', file: 'profile-light.png', colorScheme: 'light', height: 1180 },
  { path: '/@ada-moreau', file: 'profile-dark.png', colorScheme: 'dark', height: 1180 },
  { path: '/', file: 'home-light.png', colorScheme: 'light', height: 1180 },
] as const

async function picturesThere(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  await page.waitForLoadState('networkidle')
}

async function takeAll(): Promise<void> {
  ensureChromium()
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  for (const { path, file, colorScheme, height } of SHOTS) {
    const page = await browser.newPage({ viewport: { width: 1280, height }, colorScheme })
    await page.goto(SITE + path)
    await picturesThere(page)
    await page.screenshot({ path: `docs/pictures/${file}` })
    await page.close()
  }
  await browser.close()
}

runMain(takeAll)
