import { readdirSync, readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { loadTexts } from '#locales/load-texts.ts'
import { makeJpeg } from '#test/make-pictures.ts'

import { expect, expectAccessible, expectNoHorizontalScroll, inFullRun, signIn, test } from './fixtures.ts'

const ADDRESS = '/picture-crop-harness'
const ASSETS = 'build/client/assets'
/** Beside the fonts, which the sheet names relative to itself. */
const SHEET = '/assets/picture-crop-harness.css'

let script = ''
let styles = ''

test.beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: 'test/e2e/harness/picture-crop.tsx', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  script = built.output[0].code
  const sheet = readdirSync(ASSETS).find((name) => name.startsWith('app-') && name.endsWith('.css')) ?? ''
  styles = readFileSync(`${ASSETS}/${sheet}`, 'utf8')
})

const ROOMS = ['ui', 'forms', 'problems', 'issues']
/** As app/shell/page-messages.tsx writes them. */
const MESSAGES = JSON.stringify({ language: 'en', rooms: ROOMS, messages: loadTexts('en').messagesOf(ROOMS) })

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Picture</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${SHEET}"></head>
<body><main><h1 class="sr-only">Picture</h1><div></div></main><script type="application/json" id="page-messages">${MESSAGES}</script><script type="module" src="${ADDRESS}.js"></script></body></html>`

/** Our own CSP: no inline scripts, no blob: images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; font-src 'self'"

/** The control on its own page, before hydration. */
async function openControl(page: Page, query = ''): Promise<void> {
  const files = [
    { path: ADDRESS, contentType: 'text/html', body: HTML, headers: { 'content-security-policy': POLICY } },
    { path: `${ADDRESS}.js`, contentType: 'text/javascript', body: script },
    { path: SHEET, contentType: 'text/css', body: styles },
  ]
  for (const { path, ...answer } of files) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill(answer),
    )
  }
  await page.goto(ADDRESS + query)
  await page.getByLabel('Choose').waitFor()
}

const hydrate = (page: Page) => page.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate())
const jpeg = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await makeJpeg({ width: 1200, height: 800 }),
})
const chooser = (page: Page) => page.getByLabel(/^Choose (a|another) picture/)
const frame = (page: Page) => page.getByRole('application', { name: 'Position of the picture' })
const address = (page: Page) => page.locator('input[type=hidden][name=picture]')

test('before hydration it is a file input of the form', async ({ page }) => {
  await openControl(page, '?current=/media/avatar/demo-sam-okafor/384.webp')
  await expect(chooser(page)).toHaveAttribute('name', 'pictureFile')
  await expect(page.getByLabel('Remove the picture')).toHaveAttribute('name', 'picture')
  await expectAccessible(page)
  // A file chosen before hydration is not lost.
  await chooser(page).setInputFiles(await jpeg())
  await hydrate(page)
  await expect(frame(page)).toBeVisible()
  await expect(chooser(page)).not.toHaveAttribute('name', 'pictureFile')
})

test('choose, crop by keys and slider, upload, and use it', async ({ page }) => {
  await signIn(page, 'starter@demo.test')
  await openControl(page)
  await hydrate(page)
  await chooser(page).setInputFiles(await jpeg())
  await expect(frame(page)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('Zoom 100 percent, 30 percent from the left')).toBeAttached()
  for (let n = 0; n < 10; n += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('+')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('110')
  await page.getByRole('slider', { name: 'Zoom' }).fill('200')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeVisible()
  await expect(address(page)).toHaveValue(/^\/media\/avatar\/[\w-]{36}\/384\.webp$/)
  const profileImg = await address(page).inputValue()
  await expect(page.locator('body')).toHaveAttribute('data-done', profileImg)
  await expect(chooser(page)).toBeFocused()
  const saved = await page.request.patch('/v1/marketplace/profile/user', { data: { profileImg } })
  expect([saved.status(), ((await saved.json()) as { profileImg: string }).profileImg]).toEqual([200, profileImg])
  const picture = await page.request.get(profileImg)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(picture.headers()['set-cookie']).toBeUndefined()
})

test('dragging and the wheel move and zoom', async ({ page }) => {
  await openControl(page, '?shape=workspace')
  await hydrate(page)
  await chooser(page).setInputFiles(await jpeg())
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('The frame is not there.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -300)
  const slider = page.getByRole('slider', { name: 'Zoom' })
  await expect(slider).not.toHaveValue('100')
  await page.mouse.down()
  await page.mouse.move(x + 2000, y + 2000, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/ 0 percent from the left, 0 percent from the top/)).toBeAttached()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('two fingers zoom, one moves', async ({ page }) => {
    await openControl(page)
    await hydrate(page)
    await chooser(page).setInputFiles(await jpeg())
    const box = await frame(page).boundingBox()
    if (!box) throw new Error('The frame is not there.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((at, id) => ({ x: at, y, id })) })
    await touch('touchStart', x - 40, x + 40)
    await touch('touchMove', x - 80, x + 80)
    await touch('touchEnd')
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue(/^(19\d|20\d)$/)
    await touch('touchStart', x)
    await touch('touchMove', x + 2000)
    await touch('touchEnd')
    await frame(page).press('ArrowRight')
    await expect(page.getByText(/ 0 percent from the left/)).toBeAttached()
  })
})

test('unusable files are reported before anything is sent', inFullRun(), async ({ page }) => {
  await openControl(page)
  await hydrate(page)
  const choose = (buffer: Buffer, mimeType = 'image/png') =>
    chooser(page).setInputFiles({ name: 'me.png', mimeType, buffer })
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByRole('alert')).toContainText('Choose a JPEG, PNG, WebP or AVIF.')
  await choose(Buffer.alloc(0))
  await expect(page.getByRole('alert')).toContainText('This file is empty.')
  await choose(Buffer.concat([await makeJpeg(), Buffer.alloc(9 * 1024 * 1024)]))
  await expect(page.getByRole('alert')).toContainText('Choose one of at most 8 MB.')
  await choose(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))
  await expect(page.getByRole('alert')).toContainText('could not be opened')
  await expect(frame(page)).toHaveCount(0)
  await chooser(page).setInputFiles(await jpeg())
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the reason is shown, and one press retries', async ({ page }) => {
    await openControl(page)
    await hydrate(page)
    await chooser(page).setInputFiles(await jpeg())
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByRole('alert')).toContainText('Sign in to continue.')
    await page.request.post('/user/auth/sign-in/email', {
      data: { email: 'visitor@demo.test', password: DEMO_PASSWORD },
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeVisible()
  })
})

test('an upload can be cancelled, and the picture is still there', async ({ page }) => {
  await signIn(page, 'visitor@demo.test')
  await openControl(page)
  await hydrate(page)
  await page.route('**/user/upload/*', () => {})
  await chooser(page).setInputFiles(await jpeg())
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(frame(page)).toHaveCount(0)
  await expect(address(page)).toHaveValue('')
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`at ${width} px in ${colorScheme} it is accessible and fits`, inFullRun(width === 1280), async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openControl(page, '?current=/media/avatar/demo-sam-okafor/384.webp')
    await hydrate(page)
    await expectAccessible(page)
    await chooser(page).setInputFiles(await jpeg())
    await frame(page).waitFor()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/crop-${width}-${colorScheme}.png` })
  })
}

test('the bundle has no validation library', () => {
  expect([script.includes('ZodError'), script.includes('picture')]).toEqual([false, true])
})
