import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { runMain } from '#server/startup/run-main.ts'

import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './find-chromium.ts'
import {
  FEATURE_SCREENSHOTS,
  MAILED_ACCOUNT,
  SCREENSHOT_PAGES,
  README_SCREENSHOTS,
  type Screenshot,
} from './screenshot-pages.ts'

// npm run screenshots: every kind of page of the demo that runs at SITE (http://localhost:3000), narrow and wide,
// light and dark, into screenshots/. With --readme: the README's pictures instead; with --features: those of the page for
// experts.
const SITE = process.env['SITE'] ?? 'http://localhost:3000'
const FOLDER = 'screenshots'

/** Scrolls through the page, so that lazy pictures load, and waits for all of them. */
async function picturesThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete || !image.checkVisibility()),
    null,
    { timeout: 60_000 },
  )
}

async function signedIn(browser: Browser, email: string) {
  const context = await browser.newContext()
  const answer = await context.request.post(`${SITE}/user/auth/sign-in/email`, {
    data: { email, password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`Signing in as ${email} failed: ${answer.status()}`)
  const state = await context.storageState()
  await context.close()
  return state
}

async function takeScreenshot(
  browser: Browser,
  { path, file, width, height, colorScheme, as, follow, fullPage }: Screenshot,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    ...(as && { storageState: await signedIn(browser, as) }),
  })
  const page = await context.newPage()
  await page.goto(SITE + path)
  if (follow) {
    await page.locator(follow).first().click()
    await page.waitForLoadState()
  }
  await picturesThere(page)
  await page.screenshot({ path: file, fullPage })
  await context.close()
}

/** Asks for a new password, which comes by mail; a refusal means that enough were asked for. */
async function requestMail(browser: Browser): Promise<void> {
  const { request } = await browser.newContext()
  await request.post(`${SITE}/user/auth/request-password-reset`, { data: { email: MAILED_ACCOUNT } })
}

/** Above a heading with which a picture begins. */
const MARGIN = 32

/** R690: the upper part of each page's content, light and dark. */
async function takeFeatureShots(browser: Browser): Promise<void> {
  const { folder, width, height, pages } = FEATURE_SCREENSHOTS
  for (const { name, path, scale, from, as } of pages) {
    const clip = { x: 0, width: Math.round(width * scale), height: Math.round(height * scale) }
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width: clip.width, height: 3 * clip.height },
        colorScheme,
        reducedMotion: 'reduce',
        ...(as && { storageState: await signedIn(browser, as) }),
      })
      const page = await context.newPage()
      await page.goto(SITE + path)
      await page.waitForLoadState('networkidle', { timeout: 120_000 })
      const y = await page.locator(from).evaluate((one) => one.getBoundingClientRect().top)
      const taken = await page.screenshot({ clip: { ...clip, y: from === 'main' ? y : y - MARGIN } })
      const file = `${folder}/${name}-${colorScheme}.webp`
      await sharp(taken).resize(width, height).webp({ quality: 60, effort: 6 }).toFile(file)
      await context.close()
      console.log(`  ${file}`)
    }
  }
}

function everyPage(): Screenshot[] {
  return SCREENSHOT_PAGES.flatMap(({ name, path, as, follow }) =>
    [360, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        path,
        as,
        follow,
        width,
        height: width === 360 ? 780 : 900,
        colorScheme,
        fullPage: true,
        file: `${FOLDER}/${name}-${width}-${colorScheme}.png`,
      })),
    ),
  )
}

async function takeScreenshots(): Promise<void> {
  const { values } = parseArgs({
    options: { readme: { type: 'boolean', default: false }, features: { type: 'boolean', default: false } },
  })
  ensureChromium()
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  mkdirSync(FOLDER, { recursive: true })
  if (values.features) await takeFeatureShots(browser)
  if (!values.features && !values.readme) await requestMail(browser)
  for (const shot of values.features ? [] : values.readme ? README_SCREENSHOTS : everyPage()) {
    await takeScreenshot(browser, shot)
    console.log(`  ${shot.file}`)
  }
  await browser.close()
}

runMain(takeScreenshots)
