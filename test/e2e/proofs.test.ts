import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'

import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'
import { expectGoodLooks } from './page-checks.ts'

/** Websites under `.example`: a page by its host and path. */
const pages = new Map<string, string>()
const websites = http.createServer(({ headers: { host = '' }, url = '' }, response) => {
  const html = pages.get(host + url)
  response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html)
})

// All of them are on one port.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ baseURL }) => {
  websites.listen(Number(new URL(baseURL ?? '').port) + 1, '127.0.0.1')
  await once(websites, 'listening')
})
test.afterAll(() => {
  websites.close()
  websites.closeAllConnections()
})

async function makePublicProfile(page: Page): Promise<string> {
  await makeAccount(page, { sites: 1 })
  const slug = await makeProfile(page)
  const published = await page.request.patch('/v1/marketplace/profile/user', { data: { public: true } })
  expect(published.ok()).toBe(true)
  return slug
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`proofs ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('R790 R791 R794 R796 R801 an owner adds a domain and a profile, learns why a check fails, and proves them', async ({
      page,
      browser,
    }) => {
      test.slow()
      const slug = await makePublicProfile(page)
      const stranger = await (await browser.newContext()).newPage()
      const verified = stranger.getByRole('region', { name: 'Verified' })
      await stranger.goto(`/@${slug}`)
      await expect(verified.getByRole('listitem')).toHaveText([/^Built on the platform/])

      await page.goto('/dashboard')
      const section = page.getByRole('region', { name: 'Verified links' })
      await section.getByLabel('Domain of your website').fill('localhost')
      await section.getByRole('button', { name: 'Add domain' }).click()
      await expect(section.getByText('Enter a domain like studio.example.')).toBeVisible()
      await expect(section.getByLabel('Domain of your website')).toHaveValue('localhost')

      const domain = `studio-${randomUUID().slice(0, 8)}.example`
      await section.getByLabel('Domain of your website').fill(`https://${domain}/`)
      await section.getByRole('button', { name: 'Add domain' }).click()
      const item = section.getByRole('listitem').filter({ hasText: domain })
      await expect(item).toContainText('Not verified yet')
      await expect(item.locator('code')).toHaveText([
        /^guildhall-verification=[\w-]{27}$/,
        /^<link rel="me" href=".+">$/,
      ])

      pages.set(`${domain}/`, '<html><title>Studio</title><p>Welcome')
      await item.getByRole('button', { name: `Check now ${domain}` }).click()
      await expect(item.getByRole('alert')).toHaveText(
        'We found neither the DNS record nor a link with rel="me" to your profile on the home page.',
      )
      if (javaScriptEnabled) await expectGoodLooks(page)
      await page.reload()

      const tag = (await item.locator('code').last().textContent()) ?? ''
      pages.set(`${domain}/`, `<html><title>Studio</title>${tag}`)
      await item.getByRole('button', { name: `Check now ${domain}` }).click()
      await expect(item.getByRole('status')).toHaveText('Verified. Your profile shows it.')

      const elsewhere = `social-${randomUUID().slice(0, 8)}.example/@olive`
      await section.getByLabel('Your profile on another website').fill(`http://${elsewhere}`)
      await section.getByRole('button', { name: 'Add profile' }).click()
      const profile = section.getByRole('listitem').filter({ hasText: elsewhere })
      await profile.getByRole('button', { name: `Check now ${elsewhere}` }).click()
      await expect(profile.getByRole('alert')).toContainText('The website answered with an error.')
      pages.set(elsewhere, tag.replace('<link', '<a'))
      await profile.getByRole('button', { name: `Check now ${elsewhere}` }).click()
      await expect(profile.getByRole('status')).toHaveText('Verified. Your profile shows it.')
      if (javaScriptEnabled) await expectGoodLooks(page)

      await stranger.reload()
      await expect(verified.getByRole('listitem')).toHaveText([
        new RegExp(`^${domain}Domain, checked by a link on its home page on `),
        new RegExp(`^${elsewhere}Profile that links back here, checked on `),
        /^Built on the platform/,
      ])
      await expect(verified.getByRole('link', { name: domain })).toHaveAttribute('rel', 'ugc nofollow noopener')
      await expect(verified.getByRole('link', { name: elsewhere })).toHaveAttribute('rel', 'me ugc nofollow noopener')
      if (javaScriptEnabled) await expectGoodLooks(stranger)

      await page.goto('/dashboard')
      await item.getByRole('button', { name: `Remove ${domain}` }).click()
      await expect(section.getByRole('listitem')).toHaveCount(1)
      await stranger.goto(`/@${slug}`)
      await expect(verified.getByRole('link')).toHaveText([elsewhere])
      await stranger.context().close()
    })
  })
}
