import { expect, expectAccessible, expectNoHorizontalScroll, inFullRun, test } from './fixtures.ts'

type Contract = { paths: Record<string, object>; webhooks: object; components: { schemas: object } }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('/docs shows every call, event and schema of the contract, and what agents find at /mcp', async ({ page }) => {
    const contract = (await (await page.request.get('/openapi.json')).json()) as Contract
    const calls = Object.entries(contract.paths).flatMap(([path, methods]) => Object.keys(methods).map(() => path))
    expect(calls.length).toBeGreaterThan(100)
    await page.goto('/docs')
    await expect(page.getByRole('heading', { level: 1, name: /marketplace API/ })).toBeVisible()
    await expect(page.getByText('/mcp', { exact: false }).first()).toBeVisible()
    const shown = await page.getByRole('heading', { level: 3 }).allTextContents()
    const { webhooks, components } = contract
    expect(shown.toSorted()).toEqual(
      [...calls, ...Object.keys(webhooks), ...Object.keys(components.schemas)].toSorted(),
    )
    // A read with nothing to fill into its path needs no script.
    const me = page.locator('details', { has: page.locator('#get-v1-marketplace-me') })
    await me.locator('summary').click()
    await me.getByRole('button', { name: 'Send GET' }).click()
    await expect(page).toHaveURL(/\/v1\/marketplace\/me/)
  })
})

test('a call is tried out at /docs, with a value in its path; a link to a schema opens it', async ({ page }) => {
  await page.goto('/docs#get-v1-marketplace-profiles-slug-')
  const read = page.locator('#get-v1-marketplace-profiles-slug-')
  await expect(read).toBeVisible()
  await read.getByLabel('slug').fill('ada-moreau')
  await read.getByRole('button', { name: 'Send GET' }).click()
  await expect(read.getByRole('status')).toContainText('200 OK')
  await expect(read.getByRole('status')).toContainText('"slug": "ada-moreau"')
  // The link to a schema opens it.
  await read.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.locator('#schema-Profile')).toBeInViewport()
})

test('a call that is sent before its script has loaded waits for it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto('/docs#get-v1-marketplace-profiles-slug-')
  await page.route(/try-call/, async (route) => {
    await held
    await route.continue()
  })
  const read = page.locator('#get-v1-marketplace-profiles-slug-')
  await read.getByLabel('slug').fill('ada-moreau')
  await read.getByRole('button', { name: 'Send GET' }).click()
  release()
  await expect(read.getByRole('status')).toContainText('200 OK')
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is shown with its body', inFullRun(), async ({ page }) => {
    await page.goto('/docs#post-v1-marketplace-me-blocks')
    const call = page.locator('#post-v1-marketplace-me-blocks')
    await call.getByLabel('Body').fill('{ "messageId": "x" }')
    await call.getByRole('button', { name: 'Send POST' }).click()
    await expect(call.getByRole('status')).toContainText('401')
    await expect(call.getByRole('status')).toContainText('"code"')
    await page.locator('details:not([open])').evaluateAll((all) => all.forEach((one) => one.remove()))
    await expectAccessible(page)
  })
})

const SCHEMES = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active' },
] as const

for (const { name, colorScheme, forcedColors } of SCHEMES) {
  test(`/docs is accessible and fits a phone in ${name}`, inFullRun(), async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ colorScheme, forcedColors })
    await page.goto('/docs')
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    await expectNoHorizontalScroll(page)
    // Calls and schemas are alike: the first of each part is checked.
    await page.locator('main details:nth-child(n + 2)').evaluateAll((all) => all.forEach((one) => one.remove()))
    await expectAccessible(page)
  })
}
