import { resolve } from 'node:path'

import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, inFullRun, test } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectGoodLooks, expectWholeGoodLooks } from './page-checks.ts'

type Brand = { folder: string; name: string; headline: string; accent: string; paths: string[] }

const VOLTFRAME = {
  folder: 'voltframe',
  name: 'Voltframe Experts',
  headline: 'Ship it with a Voltframe expert',
  accent: 'rgb(91, 43, 224)',
  paths: ['/sign-in'],
}
const HEARTH = {
  folder: 'hearth-and-quill',
  name: 'Hearth & Quill Makers',
  headline: 'Find the person who builds your website',
  accent: 'rgb(154, 59, 28)',
  paths: ['/sign-in', '/@ada-moreau', '/no-such-page', '/docs'],
}

async function startWith({ folder }: Brand, env: Record<string, string> = {}) {
  // A start on a busy machine.
  test.setTimeout(180_000)
  return startOwnSite({ BRAND_DIR: `sdk/examples/brands/${folder}`, ...env })
}

// The page that is not there.
test.use({ expectedErrors: [/404/] })

async function expectBrand(page: Page, url: string, { name, headline, accent, paths }: Brand): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(url)
  await expect(page).toHaveTitle(new RegExp(name))
  expect(await page.content()).not.toContain('Guildhall')
  // R563: the brand's own texts, or ours where it has none.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', new RegExp(`^${headline}`))
  const logo = page.getByRole('banner').getByRole('img', { name })
  await expect(logo).toHaveJSProperty('complete', true)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(36)
  const button = page.getByRole('main').getByRole('button', { name: 'Find' })
  await expect(button).toHaveCSS('background-color', accent)
  await expectGoodLooks(page)

  for (const path of paths) {
    const answer = await page.goto(url + path)
    expect(await answer?.text()).not.toContain('Guildhall')
    await expectWholeGoodLooks(page)
  }
  const { info } = (await (await page.request.get(`${url}/openapi.json`)).json()) as {
    info: { title: string }
  }
  expect(info.title).toContain(name)
  // A form that no page takes is answered before any data is loaded.
  const refused = await page.request.patch(`${url}/hire`)
  expect(await refused.text()).toContain('/logo.svg')
}

async function expectRules(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/for-experts`)
  await expect(page.getByText('at least 4 days old')).toBeVisible()
  await expect(page.getByText('3 published sites at')).toBeVisible()
  await page.goto(`${url}/@ada-moreau/contact`)
  await expect(page.getByLabel('Topic').getByRole('option')).toHaveText([
    'Something else',
    'A new website',
    'Changes to a website',
    'Advice',
  ])
  await expectWholeGoodLooks(page)

  const owner = { email: 'starter@demo.test', password: DEMO_PASSWORD }
  expect((await page.request.post(`${url}/user/auth/sign-in/email`, { data: owner })).status()).toBe(200)
  await page.goto(`${url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Publish three sites' })).toBeVisible()
  // The editor hydrates: a browser that rendered other words than the server would log an error.
  await page.goto(`${url}/@sam-okafor/edit/activate`)
  await expect(page.getByText('Three sites to show', { exact: true })).toBeVisible()
  await page.goto(`${url}/@sam-okafor/edit/expert-details`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Website building')).toBeChecked()
  await expect(page.getByLabel('Web Development')).toHaveCount(0)
  // A hydrated page that stays open requests more of the site.
  await page.goto('about:blank')
}

test.describe('a site with a brand and the platform’s rules', () => {
  // One site for both.
  test.describe.configure({ mode: 'serial' })
  let site: Awaited<ReturnType<typeof startOwnSite>>
  test.beforeAll(async () => {
    site = await startWith(VOLTFRAME, { PLATFORM_FILE: resolve('sdk/examples/platform/three-sites.json') })
  })
  test.afterAll(() => site.stop())

  test('R480 wears the brand voltframe, and nothing of ours', ({ page }) => expectBrand(page, site.url, VOLTFRAME))

  test('R466 R469 R470 R471 follows the rules, on the server and in the browser', ({ page }) =>
    expectRules(page, site.url))
})

test('R480 a site wears the brand hearth-and-quill, and nothing of ours', inFullRun(), async ({ page }) => {
  const site = await startWith(HEARTH)
  try {
    await expectBrand(page, site.url, HEARTH)
  } finally {
    await site.stop()
  }
})
