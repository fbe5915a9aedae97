import { expect, signIn, test } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

/** By this test only. */
const domain = `blocked-${crypto.randomUUID().slice(0, 8)}.example`
const SENTENCE = /^This email address cannot be used here\. Use another one, or contact us: http:\S+\/imprint\.?$/

test.describe('blocks', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/403/] })

  test('R641 R642 an admin blocks a mail domain: who signs up with it is told, until it is removed', async ({
    page,
  }) => {
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/blocks')
    await page.getByLabel('Mail domain or network').fill('10.0.0.0/8')
    await page.getByLabel('Reason').first().fill('Throwaway addresses')
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page.getByText('This range has addresses of this machine or of private networks.')).toBeVisible()
    await expect(page.getByLabel('Reason').first()).toHaveValue('Throwaway addresses')
    await page.getByLabel('Mail domain or network').fill(domain.toUpperCase())
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page.getByText('The block holds now.')).toBeVisible()
    await expect(page.getByRole('heading', { name: domain })).toBeVisible()

    await page.context().clearCookies()
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('New Person')
    await page.getByLabel('Email').fill(`someone@mail.${domain}`)
    await page.getByLabel('Password').fill('violet anchor trumpet')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(SENTENCE)).toBeVisible()

    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/blocks')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: domain }) })
    await card.getByLabel('Reason').fill('A mistake')
    await card.getByRole('button', { name: `Remove the block of ${domain}` }).click()
    await expect(page.getByText('The block is removed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: domain })).toHaveCount(0)
  })

  test('R254 an admin browses accounts, and finds one by part of its name', async ({ page }) => {
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/accounts')
    await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    expect(page.url()).toContain('page=2')
    await page.goto('/admin/accounts?q=visitor@dem')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(page.getByText('visitor@demo.test')).toBeVisible()
  })
})

test('the page of blocks looks good', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/admin/blocks')
  await expectGoodLooks(page)
})
